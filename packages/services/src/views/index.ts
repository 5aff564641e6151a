export { createView, refuseReadyMade, updateView } from './change-views.ts';
export { findChoices, getChoice, getView, listViews, viewNotFound } from './find-views.ts';
export { VIEW_PERSONAL_DATA } from './personal-data.ts';
export type { Choice } from './view-doc.ts';
