/** What the code `CONFLICT` of an operation means, and what to do then. Pure. */

const AGAIN = 'Others change the same record at this moment: send it again';
const NAME_TAKEN =
  'The name is taken (`details` has the id of its owner), or there are as many as there can be: delete one';
const BUSY_BATCH = 'The work is being prepared or finished, was cancelled or has ended: read its state, then decide';
const ENVIRONMENT_KEY = 'The key is set in the environment of the server, which wins: change it there';
const COLUMN =
  'The name is taken (`details.columnId`), there are as many columns as there can be, or companies have a value of an option that would go';
const SUPPRESSED_CONTACT = 'The contact is on the do-not-contact list: choose someone else';
const DELETING =
  'It is being deleted already, or what it belongs to is at work: look again shortly, or cancel the work first';
const IDENTIFIER =
  'The identifier was struck out, is another company’s (`details.companyId`), or there are as many as there can be: restore it, or merge the companies';
const LEAD =
  'The lead is being enriched or changed elsewhere, or another lead has the same address, profile or name: read it again';
const MERGE =
  'One of the two is being merged or separated, was deleted, or stands above the other: wait, or remove the relation first';
const UNDO_MERGE =
  'A later merge or deletion, a domain that was given away or a relation is in the way: the message names it; undo that first';
const MESSAGE =
  'The message or its campaign is in a state without this step, or the recipient is on the do-not-contact list: read it again';
const WEBHOOK_OFF = 'The webhook is off, or its secret is lost: switch it on, or rotate the secret';
const CAMPAIGN_STATE =
  'The campaign is in a state without this step, has no recipients yet, or is being changed elsewhere: read it again';
const RUN = 'The run has ended, is still in progress, or has nothing to repeat: read its state, then decide';
const IMPORT = 'An import with this `importId` is running: wait for it, or take another id';
const TRASHED = 'the trash has one with it (`details.trashId`): restore that';

/** By operation. What is not here has no conflict but those of an `Idempotency-Key`. */
export const CONFLICTS: Readonly<Record<string, string>> = {
  'ai-connectionRequest': SUPPRESSED_CONTACT,
  'ai-createTemplate': 'There are as many templates as there can be: remove one',
  'ai-directMessage': SUPPRESSED_CONTACT,
  'ai-followUp': SUPPRESSED_CONTACT,
  'ai-removeTemplate': DELETING,
  'analytics-dismissDisagreement': 'The figures are others than those of `state`: read the case again',
  'analytics-preferSource': 'The headcount is typed and locked: unlock it first',
  'apiKeys-create': 'There are as many API keys as there can be: revoke one',
  'backups-start': 'Another backup is being made: wait for its end',
  'bulk-start': 'The selection has another number of companies than `expectedCount`: preview it again',
  'bulk-undo': 'The change or its undo is still under way: cancel it or wait for its end',
  'campaigns-cancel': BUSY_BATCH,
  'campaigns-create': 'A campaign of other content has this `requestId`: take another one',
  'campaigns-pause': BUSY_BATCH,
  'campaigns-remove': DELETING,
  'campaigns-resume': BUSY_BATCH,
  'campaigns-retry': 'No report of the campaign has failed, or it was cancelled: create a new campaign',
  'companies-addAlias': `Another company has the domain (\`details.companyId\`): merge the two; or ${TRASHED}`,
  'companies-addIdentifier': IDENTIFIER,
  'companies-addNote': 'The company has as many notes as it can have: remove one',
  'companies-create': `The domain is tracked already (\`details.companyId\`): change that company; or ${TRASHED}`,
  'companies-createOwnColumn': COLUMN,
  'companies-importCsv': IMPORT,
  'companies-importRows': IMPORT,
  'companies-remove': DELETING,
  'companies-removeDemo': DELETING,
  'companies-removeOwnColumn': COLUMN,
  'companies-restoreIdentifier': IDENTIFIER,
  'companies-restoreNote': 'The company has as many notes as it can have: remove one',
  'companies-setParent':
    'The company would stand above itself, or the group would have too many levels: remove a relation first',
  'companies-setTags': 'Tags were added meanwhile, and there are as many as there can be: read the company again',
  'companies-strikeIdentifier': IDENTIFIER,
  'companies-update': `Another company has the domain, or a suggestion is no longer there: read the company again; or ${TRASHED}`,
  'companies-updateOwnColumn': COLUMN,
  'contactDuplicates-merge': MERGE,
  'contactDuplicates-undoMerge': UNDO_MERGE,
  'contacts-update': 'Another contact is saved with the email address or profile: `issues` names the field',
  'contacts-addNote': 'The contact has as many notes as it can have: remove one',
  'contacts-erasePerson': AGAIN,
  'contacts-remove': DELETING,
  'contacts-removeMany': DELETING,
  'contacts-removeSavedSearch': DELETING,
  'contacts-restoreNote': 'The contact has as many notes as it can have: remove one',
  'contacts-reveal': AGAIN,
  'contacts-save': AGAIN,
  'customers-add': 'The domain is on the list already (`details.customerId`), or the list is full: change that entry',
  'customers-importFile': AGAIN,
  'customers-update': 'The domain is on the list already (`details.customerId`): change that entry',
  'duplicates-dismiss':
    'The relation would make a company stand above itself, or the two are related: remove a relation first',
  'duplicates-merge': MERGE,
  'duplicates-reopen': 'The two are related or have been merged: look at the companies',
  'duplicates-undoMerge': UNDO_MERGE,
  'imports-cancel': 'The import has ended: take it back to undo it',
  'imports-previewTakeBack': 'The import is running: cancel it or wait for its end',
  'imports-takeBack': 'The import is running or being taken back: cancel it or wait for its end',
  'leads-cancelRun': RUN,
  'leads-decideReview': LEAD,
  'leads-decideSuggestion': LEAD,
  'leads-decideSuggestions': LEAD,
  'leads-enrich': RUN,
  'leads-importFile': LEAD,
  'leads-importPasted': LEAD,
  'leads-pauseRun': RUN,
  'leads-remove': DELETING,
  'leads-removeList': DELETING,
  'leads-resumeRun': RUN,
  'leads-retry': LEAD,
  'leads-retryRun': RUN,
  'leads-save': AGAIN,
  'leads-startEnrichment': LEAD,
  'leads-undoDecisions': LEAD,
  'leads-update': LEAD,
  'leads-writeBack': RUN,
  'lists-create': NAME_TAKEN,
  'lists-remove': DELETING,
  'lists-rename': NAME_TAKEN,
  'outreach-addTargets': CAMPAIGN_STATE,
  'outreach-approveDraft': MESSAGE,
  'outreach-cancelDrafting': BUSY_BATCH,
  'outreach-changeStatus': MESSAGE,
  'outreach-complete': CAMPAIGN_STATE,
  'outreach-createFollowUp':
    'No one can be followed up on now, or the id is that of another campaign: preview it again',
  'outreach-createNext': MESSAGE,
  'outreach-draftBasis': 'The recipient is on the do-not-contact list: nothing of them is shown',
  'outreach-edit': MESSAGE,
  'outreach-pause': CAMPAIGN_STATE,
  'outreach-remove': DELETING,
  'outreach-removeNext': MESSAGE,
  'outreach-rescheduleNext': MESSAGE,
  'outreach-retryDrafting': BUSY_BATCH,
  'outreach-saveNote': 'The data of this person was erased: nothing is noted about them',
  'outreach-start': CAMPAIGN_STATE,
  'outreach-startDrafting':
    'Drafts of the campaign are being written, there is none to write, or the campaign is completed: read its latest run',
  'outreach-suppressRecipient':
    'The recipient has nothing that the do-not-contact list could know them by: suppress them by their address',
  'outreach-undoMark': MESSAGE,
  'outreach-update': CAMPAIGN_STATE,
  'outreach-useMessage': MESSAGE,
  'outreach-writeDraft': MESSAGE,
  'reports-remove': DELETING,
  'settings-update': 'CONTACT_EMAIL is set in the environment of the server, which wins: change it there',
  'sources-cancelSync': BUSY_BATCH,
  'sources-connect': ENVIRONMENT_KEY,
  'sources-connectGoogleSheets': ENVIRONMENT_KEY,
  'sources-disconnect': ENVIRONMENT_KEY,
  'sources-disconnectGoogleSheets': ENVIRONMENT_KEY,
  'sources-pauseSync': BUSY_BATCH,
  'sources-resumeSync': BUSY_BATCH,
  'sources-retrySync': BUSY_BATCH,
  'trash-purge': DELETING,
  'trash-restore':
    'What is deleted has been added again, or cannot come back alone: the message says what to restore or delete first',
  'views-create': NAME_TAKEN,
  'views-remove': 'A built-in view stays, or it is being deleted already',
  'views-update':
    'The name is taken, the view was changed since `revision`, or it is a built-in one: `present` has it as it is now',
  'webhooks-create': 'There are as many webhooks as there can be: delete one',
  'webhooks-replay': WEBHOOK_OFF,
  'webhooks-replayFailed': WEBHOOK_OFF,
  'webhooks-rotateSecret':
    'Another rotation came first, or there are as many secrets as there can be: read the webhook again',
  'webhooks-test': WEBHOOK_OFF,
  'webhooks-update': 'The secret of this webhook is lost: rotate it, then switch the webhook on',
};
