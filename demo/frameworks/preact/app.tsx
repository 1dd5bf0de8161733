import { useRef, useState } from 'preact/hooks';
import 'patience-elements/yukon-game.js';
import type { PatienceTags, YukonGame } from 'patience-elements';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PatienceTags {}
  }
}

export function App() {
  const game = useRef<YukonGame>(null);
  const [moves, setMoves] = useState(0);
  return (
    <>
      <yukon-game
        ref={game}
        seed="blog-42"
        controls
        auto-move="safe"
        onpatience-move={(event) => setMoves(event.moveCount)}
        onpatience-deal={() => setMoves(0)}
      />
      <p>
        {moves} moves <button onClick={() => game.current?.restart()}>Again</button>
      </p>
    </>
  );
}
