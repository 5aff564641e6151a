import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { AnalystKind } from '../schemas.ts';
import { BUILT_IN_ANALYST_NAME } from './report-run-params.ts';

export interface ChosenAnalyst {
  kind: AnalystKind;
  /** The model's name, or "Built-in analyst". */
  name: string;
}

/**
 * The analyst: the caller's choice, or the model if one is configured.
 * @throws ServiceError invalid when the model was chosen but none is configured
 */
export function chooseAnalyst({ model }: ServiceContext, chosen: AnalystKind | undefined): ChosenAnalyst {
  if (chosen === 'model' && model === null) throw noModelError();
  return model === null || chosen === 'built-in'
    ? { kind: 'built-in', name: BUILT_IN_ANALYST_NAME }
    : { kind: 'model', name: model.model };
}

export function noModelError(): ServiceError {
  const message =
    'No language model is set up on this server. Set AI_PROVIDER and AI_MODEL, or choose the built-in analyst.';
  return new ServiceError('invalid', message, [{ path: ['analyst'], message }]);
}

/** The available analysts, for the screens' selection. */
export async function listAnalysts({ ctx }: Verb<object>): Promise<{ model: string | null }> {
  return { model: ctx.model?.model ?? null };
}
