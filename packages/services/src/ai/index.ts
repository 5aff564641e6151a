export { checkText } from './check-text.ts';
export { generateMessage, streamMessage } from './generate-message.ts';
export { listContactFacts } from './list-contact-facts.ts';
export { listMessages } from './list-messages.ts';
export { listWriters } from './list-writers.ts';
export { registerMessagePersonalData } from './personal-data.ts';
export { recipientKey } from './recipient-key.ts';
export { lengthOf } from './rules/limit.ts';
export { createTemplate, findTemplate, listTemplates, removeTemplate, updateTemplate } from './templates.ts';
