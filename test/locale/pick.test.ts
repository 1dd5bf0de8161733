/** From a language tag to a language and a direction. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { directionOf, fallbacksOf, languageOf, LANGUAGES } from '../../src/locale/pick.js';
import { anyText } from '../support/arbitraries.js';

test('a region or variant falls back to its language', () => {
  assert.deepEqual(fallbacksOf(' ca-ES_valencia '), ['ca-es-valencia', 'ca-es', 'ca']);
  const tags = { 'ca-valencia': 'ca', 'fr-CA': 'fr', 'oc-aranes': 'oc', EL: 'el', 'eu-ES': 'eu', 'es-419': 'es' };
  for (const [tag, language] of Object.entries({ ...tags, 'de-AT-1996': 'de', 'ar-EG': 'ar', en_GB: 'en' }))
    assert.equal(languageOf(tag), language, tag);
});

test('an unknown language is English', () => {
  for (const tag of ['', '-', 'x', 'pl', 'gl-ES', 'cat', 'fra', 'e', 'deu', 'zh-Hans-de', 'constructor'])
    assert.equal(languageOf(tag), 'en', tag);
});

test('no text is too odd for an answer', () => {
  fc.assert(
    fc.property(anyText, (tag) => {
      assert.ok([...LANGUAGES, 'en'].includes(languageOf(tag)));
      assert.match(directionOf(tag), /^(ltr|rtl)$/);
    }),
  );
});

test('the direction is that of the script', () => {
  for (const tag of [
    'ar',
    'AR-eg',
    'he',
    'fa-IR',
    'ur',
    'az-Arab',
    'ar-XB',
    'yi',
    'ar_EG',
    'ar-u-nu-latn',
    'ckb-IQ',
    'ku_Arab',
  ])
    assert.equal(directionOf(tag), 'rtl', tag);
  for (const tag of ['', 'en', 'ar-Latn', 'ar_latn_EG', 'arn', 'es-AR', 'el', 'fr-arabic', 'hebrew'])
    assert.equal(directionOf(tag), 'ltr', tag);
});
