export { checkText } from './check/check-text.ts';
export { generateMessage, streamMessage } from './generate/generate-message.ts';
export { listWriters } from './generate/list-writers.ts';
export { listMessages } from './history/list-messages.ts';
export { MESSAGE_PERSONAL_DATA } from './history/personal-data.ts';
export { deleteMessage, findGeneratedMessage } from './history/store-message.ts';
export { characterCount, graphemeBoundary } from './length/character-limit.ts';
export { listContactFacts } from './recipient/list-contact-facts.ts';
export { recipientKey } from './recipient/recipient-key.ts';
export {
  createTemplate,
  findTemplate,
  listTemplates,
  updateTemplate,
} from './templates/manage-templates.ts';
export { languageOf } from './writer/language-of.ts';
