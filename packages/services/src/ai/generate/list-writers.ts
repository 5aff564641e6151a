import type { Verb } from '../../shared/context.ts';
import type { MessageWriters } from '../schemas.ts';
import { TEMPLATE_VARIABLES } from '../templates/render-template.ts';
import { BUILT_IN_WRITER } from './choose-writer.ts';

/** The available writers, and the variables of templates. */
export async function listWriters({ ctx }: Verb<object>): Promise<MessageWriters> {
  const { model } = ctx;
  const builtIn = { kind: BUILT_IN_WRITER.kind, name: BUILT_IN_WRITER.name, isDefault: model === null };
  return {
    writers: model === null ? [builtIn] : [builtIn, { kind: 'model' as const, name: model.model, isDefault: true }],
    templateVariables: [...TEMPLATE_VARIABLES],
  };
}
