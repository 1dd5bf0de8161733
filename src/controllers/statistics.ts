/** The statistics of what has been saved. For panels: what plays and saves does not need it. */
import { parseOutcome } from '../storage/outcomes.js';
import { statisticsOf, type Statistics } from '../storage/statistics.js';
import type { SaveController } from './save-controller.js';

export type { Statistics };

/** The statistics of a variant as they are stored now, and how many outcomes cannot be read. */
export function readStatistics(
  saves: Pick<SaveController, 'outcomes'>,
  variant: string,
): { readonly statistics: Statistics; readonly damaged: number } {
  const read = saves.outcomes(variant).map(parseOutcome);
  const outcomes = read.flatMap((one) => (one.ok ? [one.value] : []));
  return { statistics: statisticsOf(outcomes), damaged: read.length - outcomes.length };
}
