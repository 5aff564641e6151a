import type { RecomputeRunDoc } from '@workbench/db';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import type { AggregateSettings } from '../../settings/schemas.ts';

type Aggregation = Pick<RecomputeRunDoc, 'minimumSources' | 'excludeOutliers' | 'headlineScope' | 'maxFigureAgeMonths'>;

/** A run of an earlier version lacks the settings that it did not know. */
export function isSameAggregation(settings: AggregateSettings, other: Aggregation): boolean {
  return (
    settings.minimumSources === other.minimumSources &&
    settings.excludeOutliers === other.excludeOutliers &&
    settings.headlineScope === (other.headlineScope ?? DEFAULT_SETTINGS.headlineScope) &&
    settings.maxFigureAgeMonths === (other.maxFigureAgeMonths ?? DEFAULT_SETTINGS.maxFigureAgeMonths)
  );
}
