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
 * Who writes: whom the caller chose, or the model where one is set up.
 * @throws ServiceError invalid when the model was chosen and none is set up
 */
export function chooseAnalyst({ outside: { model } }: ServiceContext, chosen: AnalystKind | undefined): ChosenAnalyst {
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

/** Who can write reports here, for the screens that let a person choose. */
export async function listAnalysts({ ctx }: Verb<object>): Promise<{ model: string | null }> {
  return { model: ctx.outside.model?.model ?? null };
}
