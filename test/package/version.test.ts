import assert from 'node:assert/strict';
import { it } from 'node:test';
import { VERSION } from '../../src/elements/version.js';
import { aboutPackage } from '../support/package.js';

it('the elements name the version of the package', () => {
  assert.equal(VERSION, aboutPackage().version);
});
