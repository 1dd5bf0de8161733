import type { DefineComponent } from 'vue';
import type { PatienceTags } from 'patience-elements';

type Tag<Name extends keyof PatienceTags> = DefineComponent<Omit<PatienceTags[Name], 'ref' | 'key'>>;

declare module 'vue' {
  interface GlobalComponents {
    'yukon-game': Tag<'yukon-game'>;
    'glenwood-game': Tag<'glenwood-game'>;
    'bear-river-game': Tag<'bear-river-game'>;
  }
}
