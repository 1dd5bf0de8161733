import { createSignal } from 'solid-js';
import 'patience-elements/yukon-game.js';
import type { PatienceTags, YukonGame } from 'patience-elements';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends PatienceTags {}
  }
}

export function App() {
  let game: YukonGame | undefined;
  const [moves, setMoves] = createSignal(0);
  return (
    <>
      <yukon-game
        ref={(element) => (game = element ?? undefined)}
        seed="blog-42"
        controls
        auto-move="safe"
        on:patience-move={(event) => setMoves(event.moveCount)}
        on:patience-deal={() => setMoves(0)}
      />
      <p>
        {moves()} moves <button onClick={() => game?.restart()}>Again</button>
      </p>
    </>
  );
}
