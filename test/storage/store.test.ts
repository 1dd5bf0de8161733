/** A store never throws: what the browser throws is a code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localStore, storeOf } from '../../src/storage/store.js';
import { fakeStorage } from './fake-storage.js';

const get = (storage: Storage) => storage.getItem('key');

test('gives what was asked for', () => {
  const storage = fakeStorage({ key: 'text' });
  const store = storeOf(() => storage);
  assert.deepEqual(store(get), { ok: true, value: 'text' });
  store((there) => {
    there.removeItem('key');
  });
  assert.deepEqual(store(get), { ok: true, value: null });
});

const THROWN: readonly (readonly [what: string, thrown: unknown, error: string])[] = [
  ['a frame without an origin', new DOMException('denied', 'SecurityError'), 'forbidden'],
  ['a full store', new DOMException('too much', 'QuotaExceededError'), 'full'],
  ['a full store in old Firefox', { toString: () => 'NS_ERROR_DOM_QUOTA_REACHED: too much' }, 'full'],
  ['anything else', undefined, 'forbidden'],
];

for (const [what, thrown, error] of THROWN)
  test(`${what} is ${error}`, () => {
    const atOnce = storeOf(() => {
      throw thrown;
    });
    assert.deepEqual(atOnce(get), { ok: false, error });
    const storage = fakeStorage();
    storage.setItem = () => {
      throw thrown;
    };
    const later = storeOf(() => storage)((there) => {
      there.setItem('key', 'text');
    });
    assert.deepEqual(later, { ok: false, error });
  });

test('where there is no storage at all, it is forbidden', () => {
  assert.deepEqual(storeOf(() => null as unknown as Storage)(get), { ok: false, error: 'forbidden' });
});

test("the page's own store is looked at only when it is asked", (t) => {
  const there = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  t.after(() => {
    delete (globalThis as { localStorage?: Storage }).localStorage;
    if (there) Object.defineProperty(globalThis, 'localStorage', there);
  });
  const set = (value: unknown) => Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  set(null);
  assert.deepEqual(localStore(get), { ok: false, error: 'forbidden' });
  set(fakeStorage({ key: 'text' }));
  assert.deepEqual(localStore(get), { ok: true, value: 'text' });
});
