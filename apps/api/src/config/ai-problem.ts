import { AI_PROVIDERS } from '@workbench/connectors/language-model/types';
import type { Parsed } from './integrations.ts';

/** The variable that is missing beside AI_PROVIDER, as a sentence; null when none is. */
export function aiProblem({ AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY }: Parsed): string | null {
  if (AI_PROVIDER === undefined) {
    const otherVariable = Object.entries({ AI_MODEL, AI_BASE_URL, AI_API_KEY }).find(
      ([, value]) => value !== undefined,
    );
    return otherVariable === undefined
      ? null
      : `AI_PROVIDER: must be set beside ${otherVariable[0]}: ${AI_PROVIDERS.join(', ')}`;
  }
  if (AI_MODEL === undefined) return 'AI_MODEL: must name the model when AI_PROVIDER is set';
  if (AI_PROVIDER === 'openai-compatible') {
    return AI_BASE_URL === undefined
      ? 'AI_BASE_URL: must be set for openai-compatible, like http://localhost:11434/v1'
      : null;
  }
  return AI_API_KEY === undefined ? `AI_API_KEY: must be set for ${AI_PROVIDER}` : null;
}
