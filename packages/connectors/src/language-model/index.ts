export { createLanguageModel } from './create-language-model.ts';
export * from './types.ts';
