/** Settings as texts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seal } from '../../src/storage/sealed.js';
import { makeSettings, parseSettings } from '../../src/storage/settings.js';
import { anyText } from '../support/arbitraries.js';

const WORDS = ['faces', 'autoMove'];
const SWITCHES = ['showVerdict', 'timer', 'mirrored', 'letterKeys'];

const some = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...WORDS), fc.constantFrom('', 'plain', 'large four-color', 'none', 'true')),
    fc.dictionary(fc.constantFrom(...SWITCHES), fc.boolean()),
  )
  .map(([words, switches]) => ({ ...words, ...switches }));

test('what is written reads back to the same settings; what was not chosen is not there', () => {
  fc.assert(
    fc.property(some, (settings) => {
      assert.deepEqual(parseSettings(makeSettings(settings)), { ok: true, value: settings });
    }),
  );
  assert.deepEqual(parseSettings(makeSettings({})), { ok: true, value: {} });
});

test('settings that the first version has stored can be read for ever', () => {
  const text = 'patience-elements 1 19mx1j3\nfaces=large four-color\nautoMove=safe\nletterKeys=false\ntimer=true';
  assert.deepEqual(parseSettings(text), {
    ok: true,
    value: { faces: 'large four-color', autoMove: 'safe', letterKeys: false, timer: true },
  });
});

test('a value with a line break in it cannot smuggle in another setting', () => {
  const settings = { faces: 'large\nautoMove=all', timer: true };
  assert.deepEqual(parseSettings(makeSettings(settings)), { ok: true, value: { timer: true } });
});

test('what is no setting, or has a value of another kind, is not written and not read', () => {
  const settings = { innerHTML: '<b>', timer: 'large', faces: 'plain', __proto__: true };
  assert.deepEqual(parseSettings(makeSettings(settings)), { ok: true, value: { faces: 'plain' } });
  for (const body of ['innerHTML=<b>', 'timer=large', 'timer', 'faces=plain\n', '\nfaces=plain', 'faces=plain\r'])
    assert.deepEqual(parseSettings(seal(body)), { ok: false, error: 'damaged' }, body);
});

test('any change of a text is an error; any text is one', () => {
  fc.assert(
    fc.property(some, fc.nat(), anyText, (settings, at, by) => {
      const text = makeSettings(settings);
      const from = at % (text.length + 1);
      const changed = text.slice(0, from) + by + text.slice(from + 1);
      assert.equal(parseSettings(changed).ok, changed === text);
      assert.equal(parseSettings(by).ok, false);
      assert.equal(parseSettings(seal(by)).ok, by === '');
    }),
  );
});
