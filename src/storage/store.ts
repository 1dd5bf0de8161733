/** Where texts are kept from visit to visit. Whatever the browser throws is caught here. */
import { fail, ok, type Result } from '../engine/result.js';

/** Why a store did not do what it was asked: it may not be used here, or it has no room left. */
export type StoreError = 'forbidden' | 'full';

/** Does something with the storage and gives what that gave, or why it could not be done. Never throws. */
export type GameStore = <T>(use: (storage: Storage) => T) => Result<T, StoreError>;

/**
 * The store of an origin. The getter is asked anew each time, since even looking at `localStorage` throws where it is
 * forbidden; some web views have null there, other places nothing at all.
 */
export const storeOf =
  (storage: () => Storage): GameStore =>
  (use) => {
    try {
      return ok(use(storage()));
    } catch (thrown) {
      // `QuotaExceededError`; in old Firefox `NS_ERROR_DOM_QUOTA_REACHED`.
      return fail(/quota/i.test(String(thrown)) ? 'full' : 'forbidden');
    }
  };

export const localStore = storeOf(() => localStorage);
