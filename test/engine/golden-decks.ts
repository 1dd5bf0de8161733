/** Decks of seeds, frozen for ever: seeds stand in people's pages and saved games. Never change a line, only add. */
export const GOLDEN: readonly (readonly [seed: string, deck: string])[] = [
  [
    '',
    '4c 9d 3c 5s 3s Qh Kh Ks Kc 6s 4s Ac 2d Td Qd Js Jc 6d Jh 7s 3h 7d 5c 2h 8s 8h 5d 9s Kd 7h 3d Qs 5h As 2c Th Ad 6h Jd Ts Qc 4h 6c 8c Tc 9h 4d 7c 8d Ah 9c 2s',
  ],
  [
    '0',
    '5h Qc Jh 5c Td 4c Qh Qd 8s 9c 2h 6d 7d Kc Ad 8d 8h 6h Ks 4s Tc 4h 5s Kd 3s Ts Jc 9d Jd 4d 3d Kh 9s As 3c 7s 7h 2s 7c 6c 8c Ac 2c Ah 9h Th 5d Qs 6s Js 3h 2d',
  ],
  [
    '1',
    'Qc Kc 9s 5d As Jc 8d Ad Ac Kd Js 4h 2c 7h Tc 4c Kh 7s 6c Ah Jd Ts 2h 7c Td 6s 7d 8h 8c 6d Th 6h 5s Qd 2d 9c 4s 5h 9d 3c Ks 3h 4d Qh 8s 9h 3d 3s 2s 5c Qs Jh',
  ],
  [
    '2',
    'Ks 9c Jd 8d 6c 2d Qs 2c Kc 4c 8s 4d 3s 9d 3h 5c 3d Jh As 3c Qh 7c 6s Ts 9h 7s Td 5s 4s Tc 5h Ad Qc 2s 5d 6d 8c Js 7h 8h Kh Ah 7d 2h Qd Ac 6h 4h Jc 9s Th Kd',
  ],
  [
    '42',
    '4d 5c Jd 9d Kd Qd 2s Kh 5h Ac 3d Tc 2h 7s Td Qs Qh 7c 6s Th 4h 6c Ah 8h 3c 8d 8c Jh Js As 3h 2d 6d 3s Ks 4s 7d Qc 4c 9h 5s 7h Ts 9c 5d Ad 2c 9s 8s Jc Kc 6h',
  ],
  [
    '007',
    '3d 5s 9s Kc Jc 2s 6s 9d 5d Js Qd Jh 3s As 7d Ad 2c Kd Tc 7c 3c 4d 5h Jd 2d Ah Ts 7s Th 4c 7h Kh 6h 6d Td 9h 6c Qc 4h Ac 8s 8d 3h 8h 8c 9c Qs 5c Qh 4s 2h Ks',
  ],
  [
    '-1',
    '7s 6c Th Jc Qh Jd Qc 5c Ts Ah Kd As 7c 2d 2s 3h 4s 5s 5h 7d Ad 8s Td 9s 3c 7h 9d 6d Js Kc 3s 8h 8d Qd 9h Tc Ks 4h 9c 8c Ac 2c Kh 4d 6h 3d 6s Jh 2h 4c 5d Qs',
  ],
  [
    '3.14',
    'Ac Ah Jh 8h 6h Ks Tc Th Qh 5c 5s 3h Qs 2d 2c 7d 9h 9c Kd 6d 7h 5h 9s Td 4c 4d 2h 6s 9d As 3d 4h 8c Kc 2s Qd Kh Ts Ad 3c Jc 8d 4s 6c Qc 8s Jd Js 5d 7c 7s 3s',
  ],
  [
    '4294967296',
    '9s 5h Jd 3s Td 8c 3c Kc 2c 5s 4s 5c Kh Th Ks 2h 6d Qc 7d Js 4h Ac 3h 9c 2d 4c Qh 9d 2s 8s Jc 5d Qd 4d Jh Ad 7s As 8d Qs 7c 6h 8h Kd Ah 6s Tc 9h Ts 6c 7h 3d',
  ],
  [
    'blog-42',
    '5d 6s 7h 9d 2c 3c Ac 7d Th Td Ah 3d 3h 8c 5c 5h Jd Jc Js 8d Qh Kc Qs Kh 9c 4s 7c As 6d Ad 2s Jh Ks 9s Qd 7s Tc 9h 2d 2h Ts 4c 4d 6c 4h 3s Qc Kd 5s 8s 6h 8h',
  ],
  [
    'yukon',
    '7d Jd 7s 2s Qc 6s 5c Jh Ts Ks 4s 9h 5h 5s 8s 2d 6d Qh 9s 3d Js 6c 4h As 3c 8c 2c 6h 3s 9c Jc 9d Ad 7c 8h 5d Tc Kd Ac 7h Th 8d Qs Ah Kh 3h 4c Kc 2h Qd Td 4d',
  ],
  [
    'Yukon',
    'Qs 6h Th 9d 8h Td Ah Tc 7h 2c As 2h 8d 7d Qc 6s Jd Kc Ts 3h 9h Ad 5h Qd 5d Js 5s Ac 9c Kh 8c 6d 4c 4d 3d Ks 3c Kd 8s 4s 7s 4h Jc 2d Qh Jh 6c 2s 5c 7c 3s 9s',
  ],
  [
    'x',
    '2s Kc Ah 4h 9d 2c 5d Ks 4s 2d 9s Ts 6h 6s Ad 9h Jh 4d Qd Ac 9c 6c Td 3c 5c 4c 5h 3d Jc 3h Kh Th 2h 7d 8s Qh Tc Qc Jd 7s Qs 7c 3s 8c Kd 6d As 5s 8h 8d 7h Js',
  ],
  [
    'x~1',
    '9d 3s 7h 2c 2h 8c 7s 9c Ks 3h 2d 4d 5d 4s 6c As 5s Qc 3c 5h 6h 7c 8d Kc Jh 4c 3d 4h 9s Ah Td 7d 5c Qh Qd Js 6s Tc Th Ac 8h Ts Kd Ad 9h Kh 2s Qs Jd 6d Jc 8s',
  ],
  [
    'x~2',
    'Kh 9c 6d 8d As Ac 4c 8c Jh 7s Qd 9d Ah 2s Qc 3s 7d 8s Jd 5d 6s 4s 7c Qs 4d 9h 5s Td Jc 5c 6c Ks Ad 7h 5h Kc 2d 8h Kd 9s Js 3h 2h Th 2c 4h Qh 6h 3c 3d Tc Ts',
  ],
  [
    '2026-11-29',
    'Tc 6d 4s Kd Ts 4d Jh 8c 9s Jd 7d 2c Ac 3c Ks 7c 3s 9h 2h Qs Qd 2s 6h Ah Td Kc 5d Ad 6c 5h 5s 2d 7h Jc Kh 3h 4c As 4h Js 9d 5c Qc Qh 8h 8d 7s 9c 8s 3d 6s Th',
  ],
  [
    'blog-2026-11-29',
    '8c 8d Jd As Ad 5h 7d 4h 3s 9c Qd 2c 5d Qc 6c 6h Td 8h Th Qh 7s Ks Js Qs 8s 4d 9h 2d 5s Kc 7c 9s Ts 3d Jc 4c 2h 7h Tc 5c Jh 3h 6d 6s 9d Ah Ac 3c Kh Kd 2s 4s',
  ],
  [
    ' ',
    'Jh Js Td 7c 4d 7h 8h 6h Tc Kh 8c As 4s Ts 5h 9h Qs 2s 3d 2d Qd 6d 5d Ac 3c 8s 9c 7s Jc 7d Ah 5s 4h 9d Kc 5c 4c 6s Qc 6c Ad Jd 2h 3h 2c Qh Ks 8d 3s Kd Th 9s',
  ],
  [
    'a b',
    'Ah 7c Td 5d 7h 4d Ts 8h Qc 3s Ks Js 3c Kc 8d Kh Kd 8c 7d 5s 4s 9c Th 4h Jh Ad 3h 6d 5c As 4c 9s 2d 9h 2s Jd 6h 6c 8s 7s Ac Jc 9d 3d Qd 2h Qs Tc 6s 5h Qh 2c',
  ],
  [
    'a\n',
    'Ac 2c 4s 5s 3c 9s Js 8s 8h 9h 4c Jh Qc 9c Kh 6c Qs 4d Kd 4h 5h 8c 9d Ts Th 6s Kc Jc 2s 7s 7h As Ah Ks Qd Tc 8d 7c Ad Td 7d 6h 2h Qh 6d 2d 5d 5c 3s 3d 3h Jd',
  ],
  [
    '\0',
    '3s 8d Kh 2h 6h Ad Th 7c Js Ac Kd Ks 5h Kc 4c 4s Ah 9c 9h Jc 5s 6d Tc 8c Qc 8h Qh 4h 5d 8s 3h 9d 6c 9s 2s 2d 6s Qd 4d Jd 7d As 3c 3d 7s 7h 2c Jh 5c Ts Td Qs',
  ],
  [
    '"',
    '5d 6c Js Kd 4s Jh Ac 6h 4d Ah 4h Jd 3c 2h Jc 6s Kh 4c 2d 9c Ad 8s 7h 3s Ks Td As 7d 3d 5c 6d Th 8d Qh 5h Qs Kc 9h 9d 7s 9s 2c Qc 8c 2s 8h 3h 7c Tc Qd 5s Ts',
  ],
  [
    'Bärenfluss',
    'Ks Ac 8h 2h Ad Js 3c Qd Kd 3s Ah Kc 4h 2c 9h Jd 5d As 6d 2s Kh 6c Qh Jh 7c 4c 3d Ts 4s 4d 6s 7s Qc 8s 7h 5h 9d 5s 9s Th Jc 2d Qs 8d 3h Td 7d 6h 8c Tc 5c 9c',
  ],
  [
    'caf\u00e9',
    'Js 9d 9c As 8d 3d Ts 5s Jd 4h 8c Jc 9s 3s 7c 5h 5c 5d Ad 6h 7h 3c Qh Kh Ah Ks 8h Qs 7d 7s Tc Qc 2c Td 3h 4d 2h 6d Kd 8s Th 4s 6s Kc Ac 2s 4c 6c Jh 9h 2d Qd',
  ],
  [
    'cafe\u0301',
    '3s 2d Th 7s 5d 6h 9h Kh 4s 7d 7c Qc 5s Jd Qd 5h Ac Jh Ad Td 3d Kd Js 3c 4d 8s 4h 9d 2s 8h 5c 2h 6s Jc Qh Ts Ah 6d 2c Tc 3h Kc 9c 8c 9s 6c 8d As 7h 4c Qs Ks',
  ],
  [
    '\u05e9\u05dc\u05d5\u05dd',
    '7h Kd Js 8h 5h 5d Ad Td Qd 8s Jc Ah 3c Jh Jd 5s Kc 4s Qc 7c 8d 8c Th 7d 2d 9c Qs 6c 4d 2h 7s As 6s 9d 2s 9h 6h 3s 4h 4c 5c Kh Ts 2c Ks 3d Tc Ac Qh 6d 3h 9s',
  ],
  [
    '\u0645\u0631\u062d\u0628\u0627',
    '2s Qc 3c 5h Qd 2c 9c 5c Ah 5s 8d 2h 9h Kd Ks 8h 3h 4h 6h 5d 6c 8s Tc 4c Jc 2d As 9s Qh 8c Kc 7c 6d 3s 7d 7h Ts Ac Js 9d Td Kh 3d 4s Jh Qs Th Ad 6s 4d 7s Jd',
  ],
  [
    '川',
    '8h Kc 6d Jh 2s Ac 5c 3s 5h 9c Td Qs 2c Tc 5s Kd 9d Qd Js 7h As 8d 3c 4d 5d Kh 6s 9s 8c 2h 3h 4c 6c 7c 4s 2d Qc 8s 9h Ks 7s Ts 6h 3d Ah 4h Qh Jd Jc Ad 7d Th',
  ],
  [
    '🂡',
    '2d Th 6c 5h Tc 3d 6d 7s Jh 8s Td 5c Ts Kd 9c 4s Jd As 7d 7h Qh 8c 2c 6h 4h 5s 8d 3s 4d Qc 3h Jc 4c Ks Ad 9s Qd 9h Kh 2s 7c Kc 8h 6s 5d 9d 2h Ac Qs Js 3c Ah',
  ],
  [
    '🃏♠️',
    '9s Kh 8d Kc 4h 8s 6d 3c 2h 4d 3d 5d Qh Jc 3h Ah Qs Tc Jd Td Ad 7h Ks 8c 5s 6s Th 7c 2c 2d Kd Jh 4c 8h Ts 6c 9d 6h 9c 3s 4s 2s 7d Qc Qd Js Ac 7s 5c 5h As 9h',
  ],
  [
    '👩‍👩‍👧',
    '6c Jd Tc Jh 8c Ah 8s Ac 3h Qc Jc 8d 4c 2d 5s 5h 2s 9s 6h 8h 2c Kh Qd Qh 9h 5c 6s As 4h Ks 6d 2h 7c 3d 4d 7d Kd Th 9d Ad 3c Td 7h 7s 5d 3s Ts 9c Kc Js Qs 4s',
  ],
  [
    '\ud800',
    '7h 6d Ad 9d Jc 3h 8h Kh Qc Td As Jh 3d Ks 8s 4d 6s 7c Qs 4c 2h 4h 5c Tc Jd 5d 2s 6h Kc 9c 3c 2d 7d 9h 7s Ah Js Ac 6c 8c Qh 9s Kd 8d Ts 5s 3s 5h Th 2c Qd 4s',
  ],
  [
    '\udfff!',
    '2s 3c Ts 5d 3d Jc 2d 8c Kd Kc 4d Js Ad 5s 9c Td Th 3s Jh 8d Jd 7c Ah 6s 2h 3h Qd 4c 4h 6h 9h Kh 6c 2c 5h 4s Ac 6d 7h Qc Qs 9s 9d 7s As Tc 5c Ks 8h Qh 8s 7d',
  ],
  [
    '\ufffd',
    '7h 6d Ad 9d Jc 3h 8h Kh Qc Td As Jh 3d Ks 8s 4d 6s 7c Qs 4c 2h 4h 5c Tc Jd 5d 2s 6h Kc 9c 3c 2d 7d 9h 7s Ah Js Ac 6c 8c Qh 9s Kd 8d Ts 5s 3s 5h Th 2c Qd 4s',
  ],
  [
    '\u{10ffff}',
    '3s Ts 4d Js 3c 6s 7h 8c 3h 7c 7d Ad Qs 8d 2d 7s 5d As Kd Jc Ks Qc Th Td Qd 9h 2h 9c 9s Kh 4s Qh 6h Jh 2s 5h 5s Jd 8h 3d 5c Ah 4h 6c 2c Ac 4c 6d 8s Tc Kc 9d',
  ],
  [
    '\uffff',
    '5c 7c 8h 7h Ad Ah Qc Jc 8c 2d 4s 9s 3s 4h Qs 6h 6d 8s 3c 9d Kc 9c 2c 6s 5s Kd 3d Tc Jd 9h Ac 7s 5h Th Jh Js Kh 7d 4d 8d 6c As 5d 2h 2s Ts 3h 4c Qd Td Qh Ks',
  ],
  [
    '\u2028',
    '4c Kh 4s 3h 7d Td Qh Js 6s 7h Th 2c 6d 5h 7s Qd 4h Tc Jh Ad Qs 3c 8s Qc Ts 5c As 9h 2d 3d 5s 9d 5d 4d 8d Ac 9s Kd Jc 6h 2s 3s Ah 7c 8h Kc 9c 8c 2h Jd 6c Ks',
  ],
  [
    'a'.repeat(10000),
    '6h 3d Kd 3h Kc 2h 7s 9d Qd 7h 5h 3s Ks 4s 2d Ad Qs 2c 3c 9s 9c 4c Ah 6c 8h 8d 2s 7c 8c As Qh Jc 7d 8s 5c Ts Tc 9h 4d Qc 4h Td 6s 5s Jh Kh Jd 5d Js Th Ac 6d',
  ],
  [
    'é🂡'.repeat(5000),
    'Kd Js 6d Qc 2h Th 4d As 4h 5c Qh 8c Kc Ts Ah 7s 2c 5d 4s Td 7d 7h Qs 5h Ks 3d Ac Jh 8s 6s 3h Kh Jd Jc 9d 6c 2s 8h Qd 4c 7c 9c 9h 6h 9s Ad 8d 3s 2d Tc 3c 5s',
  ],
  // In these two a word is drawn that would favour some cards, and thrown away.
  [
    'r5924326',
    'Jh 4d 3c Jd Ts 6c Kd 9c 5h 8c 6d Qs 2s 7h Ks Jc 6s 2d 7d Kh Ah 3h Ad 2c Qh Tc 8s 4c 3d 2h Js 3s Qc 5c 5d 6h 9h Th Qd Ac 9s 8d 7c 4h As 8h 9d 4s 5s Kc Td 7s',
  ],
  [
    'r5966190',
    'Ah 9h Kc 2h Qs 4s Kd 3c Jc 3s Th 2c Ad 2s 5h 7d 3h 2d Kh Qd Qc 8d Js Ks 5s 9d Ts Qh 4c Tc 7s 6h 3d Ac 7h 4h 6c Jd 7c 8s 9s 4d 9c Jh Td 8h 6s 5d 5c As 6d 8c',
  ],
];
