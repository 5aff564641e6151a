/** Generated from openapi.json by "node tests/contract/generate-client.ts". */
export interface paths {
    "/api/ai/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a message for unsupported claims
         * @description Marks every claim of a text that the given facts do not support. Costs nothing and stores nothing.
         */
        post: operations["ai-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/contacts/{contactId}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List facts about a contact
         * @description The facts that a message to this contact may use, each with its origin.
         */
        get: operations["ai-contactFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/generate-connection-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a connection request
         * @description Writes the message from the given facts, checks it, and adds it to the message history. Each call writes a new one.
         */
        post: operations["ai-connectionRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/generate-direct-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a direct message
         * @description Writes the message from the given facts, checks it, and adds it to the message history. Each call writes a new one.
         */
        post: operations["ai-directMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/generate-follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a follow-up message
         * @description Writes the message from the given facts, checks it, and adds it to the message history. Each call writes a new one.
         */
        post: operations["ai-followUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List written messages
         * @description The message history, newest first.
         */
        get: operations["ai-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List message templates
         * @description The templates of this workspace.
         */
        get: operations["ai-templates"];
        put?: never;
        /**
         * Create a template
         * @description Saves a message template. The text may use placeholders.
         */
        post: operations["ai-createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a template */
        put: operations["ai-updateTemplate"];
        post?: never;
        /**
         * Delete a template
         * @description Moves a template into the trash for 30 days. Messages that were written with it stay.
         */
        delete: operations["ai-removeTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/writers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List message writers
         * @description The built-in writer and, when one is configured, the language model.
         */
        get: operations["ai-writers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare sources
         * @description For each source: what it covers, the age of its figures, how far they are from the aggregate, what is excluded and why, and its credits for each figure kept; for pairs of sources, how often they agree. Each number of companies has the `filter` whose list has exactly so many. Reads, costs nothing.
         */
        get: operations["analytics-coverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/disagreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies whose sources disagree
         * @description Companies with two or more comparable exact figures and a spread of 25% or more, those with the most people between the smallest and the largest figure first (spread times headcount). A company leaves the list of open ones with a preferred source or a typed headcount, and with a dismissal until one of the figures changes.
         */
        get: operations["analytics-disagreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/disagreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the figures of a company
         * @description What each source says of one company, whether it counts and why, and what was decided, also where the sources agree.
         */
        get: operations["analytics-disagreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/disagreements/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the figures of a company as they are
         * @description Takes the company out of the list until one of its compared figures changes. 409 when they are others than those of `state`. The reason stays in the history of the company.
         */
        post: operations["analytics-dismissDisagreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/disagreements/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a dismissed disagreement
         * @description Takes the dismissal back; the company returns to the list. Repeating it changes nothing.
         */
        post: operations["analytics-reopenDisagreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/distributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count companies by growth, size, country and quality
         * @description Bands of companies, each with the `filter` whose list has exactly so many. Reads, costs nothing.
         */
        get: operations["analytics-distributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/employees-by-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get average headcount by source
         * @description The average headcount that each source reports, with the number of companies it covers.
         */
        get: operations["analytics-employeesBySource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/location-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations by company count
         * @description Locations with their number of companies, most companies first.
         */
        get: operations["analytics-locationDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get workspace statistics
         * @description Totals, averages and source agreement over all companies.
         */
        get: operations["analytics-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys
         * @description The newest first, revoked and expired ones too. No answer has a key itself, only its last four characters.
         */
        get: operations["apiKeys-list"];
        put?: never;
        /**
         * Create an API key
         * @description The answer has the key in `key`, this once: only its hash is stored. Send it as `Authorization: Bearer wbkey_…`.
         */
        post: operations["apiKeys-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description For good. The process that answers refuses the key at once, every other one within a second. The revoked key stays in the list, because the audit log names keys by their ids.
         */
        delete: operations["apiKeys-revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List report campaigns
         * @description Newest first.
         */
        get: operations["campaigns-list"];
        put?: never;
        /**
         * Start a report campaign
         * @description Creates a campaign that writes a report on each company, and starts it in the background. Each call creates a campaign; poll it to follow its progress. A requestId makes repeating the same request safe; with other content it is 409.
         */
        post: operations["campaigns-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report campaign
         * @description The campaign with its progress.
         */
        get: operations["campaigns-get"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Moves a campaign that has ended into the trash for 30 days; the reports that it wrote stay. A running one is refused with 409.
         */
        delete: operations["campaigns-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all reports of a campaign
         * @description One zip file with every report as Markdown and JSON, and the comparison table.
         */
        get: operations["campaigns-archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel pending items
         * @description Companies whose report has not been started are skipped. Reports in progress are finished.
         */
        post: operations["campaigns-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the companies of a campaign
         * @description State, error, duration and report of each company.
         */
        get: operations["campaigns-items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a campaign
         * @description No further report is started until the campaign is resumed. Reports in progress are finished.
         */
        post: operations["campaigns-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a campaign
         * @description Continues a paused campaign.
         */
        post: operations["campaigns-resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed companies
         * @description Queues the failed companies again.
         */
        post: operations["campaigns-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the comparison table
         * @description One row per company, to compare what the reports say.
         */
        get: operations["campaigns-table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description One page of companies. The `Link` header leads to the next page, `X-Total-Count` has the number of matches.
         */
        get: operations["companies-list"];
        put?: never;
        /**
         * Create a company
         * @description Tracks one company. The domain is its key: an existing domain is refused with 409.
         */
        post: operations["companies-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upsert companies in bulk
         * @description Adds and changes up to 10,000 companies by the rules of imports. Each row has a key: `domain`, `id` or `identifier`; several keys must name one company. Values that a person locked or typed stay. One result for each row, in order: a row that is wrong stops no other, and the second row about one company is refused. The same call again answers `unchanged` and writes nothing, so it may be repeated after a failure. Rows may also be sent as NDJSON, one on each line, with `dryRun`, `mode` and `renames` in the address.
         */
        post: operations["companies-upsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of many companies
         * @description The last 50 of the last 30 days, newest first.
         */
        get: operations["bulk-list"];
        put?: never;
        /**
         * Change many companies
         * @description Does the same to every selected company: `{"selection": {"filter": {"field": "country", "op": "is", "value": "DE"}}, "action": {"kind": "addTags", "tags": ["Fair"]}}`. Which companies are meant is looked up once, now. Up to 200 are changed before the call answers, more in the background. A deletion moves them into the trash for 30 days.
         */
        post: operations["bulk-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of many companies
         * @description How many companies are selected, how many the action would change, and why others stay as they are. Changes nothing.
         */
        post: operations["bulk-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change of many companies
         * @description Its progress, what it changed, and what it left as it was, with the reasons.
         */
        get: operations["bulk-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk-changes/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a change of many companies
         * @description Changes no further company. What is changed stays so until it is undone.
         */
        post: operations["bulk-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of many companies
         * @description Takes back what it has changed, deletions included, within 30 days. What was edited since stays as it is and is listed in `kept`. Refused with 409 while it is under way.
         */
        post: operations["bulk-undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk/generate-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write reports on companies
         * @description Starts one report per company in the background.
         */
        post: operations["reports-generateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/bulk/report-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get report statuses
         * @description The state of the latest report of each company.
         */
        post: operations["reports-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read changes of companies
         * @description Keeps a copy of all companies up to date. Without `cursor` it begins with all companies; then come the changes in the order of their writes, deletions and merges included, whoever made them: import, sync, edit, bulk change, undo, recalculation. Each answer has the latest state, so a company that changed twice may come once, and one that was about to change may come as it was. Store `nextCursor` after applying `items`: it survives restarts and upgrades and is good for 30 days; an older one answers 410. Repeating a call costs nothing and is safe. What other records say of a company, `customer` and `subsidiaries`, is no part of it, nor is the deletion of an own column.
         */
        get: operations["companies-changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own columns
         * @description The columns that users have added to companies, in their order. A company has its values under `custom`, by key.
         */
        get: operations["companies-ownColumns"];
        put?: never;
        /**
         * Create an own column
         * @description Adds a typed column to all companies; there are at most 50. Its key follows from its name and never changes. PATCH of a company sets values, and filters name the column `custom.` and its key.
         */
        post: operations["companies-createOwnColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/columns/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an own column
         * @description Moves a column with its values into the trash for 30 days. POST /api/trash/{id}/restore with the id of the answer brings both back.
         */
        delete: operations["companies-removeOwnColumn"];
        options?: never;
        head?: never;
        /**
         * Edit an own column
         * @description Renames a column, moves it, or replaces its options; all values stay. An option that companies have cannot be left out, and the type stays.
         */
        patch: operations["companies-updateOwnColumn"];
        trace?: never;
    };
    "/api/companies/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discover companies
         * @description Searches registers and paid sources for companies that are not tracked yet. Paid sources spend credits within their daily cap.
         */
        post: operations["sources-discover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/discover/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discovery sources
         * @description The sources that can be searched for companies, with their prices.
         */
        get: operations["sources-discoverySources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/filter-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of a filter field
         * @description What companies have in a field of a filter, as a condition names it, each with the number of companies that have it; the most frequent first.
         */
        get: operations["companies-filterValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/import-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import companies from a file
         * @description Reads a CSV file, or the first visible sheet of an Excel workbook from its header row on. Good rows are imported; each bad row comes back with its line number and the reason, and so does each column that is left out. Importing the same file again changes nothing. Large files: `async=true` or `Prefer: respond-async` answers 202 at once; GET /api/imports/{id} then says how far the import is.
         */
        post: operations["companies-importCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/import-csv/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import of companies
         * @description What importing this file would create, update and skip, in counts and row by row, and which column is taken for what. Writes nothing. Send the file again with `planCursor` for the next rows, with `planKind` for those of one kind.
         */
        post: operations["companies-previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/import-csv/{importId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download failed import rows
         * @description The failed rows of an import as a CSV file that can be corrected and imported.
         */
        get: operations["companies-importErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/import-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import pasted companies
         * @description The same for rows that were copied from a spreadsheet, or for CSV text: the header first. Importing them again changes nothing.
         */
        post: operations["companies-importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get import progress */
        get: operations["companies-importProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/preview-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview pasted companies
         * @description What importing these rows would do, as the preview of a file says it. Writes nothing.
         */
        post: operations["companies-previewRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/search/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search companies
         * @description Matches the beginning of any word in name, domain, industry and location, regardless of case and accents. A company that the text identifies, as `552032534` or `hubspot:123`, comes first. Paged like the list.
         */
        get: operations["companies-search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a company */
        get: operations["companies-get"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Moves a company with its figures, syncs, reports, notes and history into the trash for 30 days. Contacts, leads and messages stay and keep its name. POST /api/trash/{id}/restore with the id of the answer brings it back.
         */
        delete: operations["companies-remove"];
        options?: never;
        head?: never;
        /**
         * Edit a company
         * @description Sets fields, locks and unlocks them, accepts and dismisses suggestions; what it sets is locked. `If-Match` takes the ETag of the fields: when they were changed since, nothing is written and 412 has the present state. A domain of another company is refused with 409; with another domain, identifiers and answers found for the old one are dropped, and the next sync queries every source again. Sending the same edit again changes nothing.
         */
        patch: operations["companies-update"];
        trace?: never;
    };
    "/api/companies/{id}/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain the aggregate
         * @description Each source record as used, excluded or not counted, with the reason; for a past day and a former version of the rule, too.
         */
        get: operations["companies-explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List aliases
         * @description The further domains of a company and the names that it had, with where they are from: a merge, an edit, a file, or typed.
         */
        get: operations["companies-aliases"];
        put?: never;
        /**
         * Add an alias
         * @description Gives the company a further domain, by which searches, imports, leads and contacts find it from then on. The domain of another company answers 409; merge the two if they are one. An alias that it has already changes nothing.
         */
        post: operations["companies-addAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/aliases/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an alias
         * @description The domain is no longer one of the company, and may be that of another one. What came in by it stays. Undoing the merge that brought it gives the domain back to the other company all the same.
         */
        delete: operations["companies-removeAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts of a company
         * @description The contacts that are saved for the company, newest first.
         */
        get: operations["timeline-contacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List source records
         * @description What each source currently says about the company.
         */
        get: operations["companies-data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List facts about a company
         * @description The facts of the latest report that a message may use, each with its evidence.
         */
        get: operations["reports-facts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a company
         * @description Each field with its value, the origin of that value (source, file or person, with the day and the address), whether it is locked, and what is suggested instead.
         */
        get: operations["companies-fields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/generate-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a company report
         * @description Starts a report in the background. While one is in progress, a second call starts no other.
         */
        post: operations["reports-generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/identifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List identifiers
         * @description Numbers of registers, the page at the professional network and ids in systems of yours, each with who stated it, when, and the address of the register. What was struck out comes last, with the reason.
         */
        get: operations["companies-identifiers"];
        put?: never;
        /**
         * Add an identifier
         * @description Reads any usual spelling and verifies check digits; sources that know the register use it at the next sync. An id of yours, as `hubspot` and `123`, is on one company only: 409 names the other one. Adding the same again changes nothing.
         */
        post: operations["companies-addIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/identifiers/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a struck identifier
         * @description Takes a strike-out back, with the figures, their history and the identifiers that left with it, as far as their source has not said anything newer. An own id that another company has by now is refused with 409.
         */
        post: operations["companies-restoreIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/identifiers/strike-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Strike out an identifier
         * @description For an identifier of another company: the figures, their history, the locations and the identifiers that sources brought by it leave the company, no source is queried by it again, and no sync or import brings it back. It can be restored.
         */
        post: operations["companies-strikeIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/identifiers/strike-out-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a strike-out
         * @description What sources brought by this identifier, and so would leave the company with it. Changes nothing.
         */
        get: operations["companies-previewStrike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads of a company
         * @description The leads who work for the company, newest first, without suppressed people.
         */
        get: operations["timeline-leads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a company into another
         * @description The survivor takes over the figures, history, contacts, leads, reports, notes, messages and identifiers of the other company, and its domain as an alias. A locked value stays before another one, then the survivor’s; `choices` names another. From then on the other id answers 308 with the address of the survivor. It can be undone for as long as the survivor exists.
         */
        post: operations["duplicates-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/merge-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a merge
         * @description Both values of each field with their origins, whose value a merge keeps, and what moves to the survivor. Changes nothing.
         */
        get: operations["duplicates-previewMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages to a company
         * @description Outreach messages to people of the company over all campaigns, last changed first. Suppressed people are not named.
         */
        get: operations["timeline-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes on a company
         * @description One page of notes, newest first. Removed notes are left out.
         */
        get: operations["companies-notes"];
        put?: never;
        /**
         * Add a note to a company
         * @description Writes a note with the time of the call, as `{"text": "Met at the fair"}`. Each call adds another.
         */
        post: operations["companies-addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note from a company
         * @description Removes the note; for 30 days it can be restored.
         */
        delete: operations["companies-removeNote"];
        options?: never;
        head?: never;
        /**
         * Edit a note on a company
         * @description Replaces the text. The time of the note stays; `editedAt` has the time of the change.
         */
        patch: operations["companies-editNote"];
        trace?: never;
    };
    "/api/companies/{id}/notes/{noteId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed note
         * @description Undoes the removal. A note that was not removed stays as it is.
         */
        post: operations["companies-restoreNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the parent
         * @description Makes the company a subsidiary of another one, in place of its former parent. Both stay companies of their own. Figures of sources that count the parent no longer count for the subsidiary. 409 where the parent is the company itself or below it. Repeating it changes nothing.
         */
        put: operations["companies-setParent"];
        post?: never;
        /**
         * Remove the parent
         * @description Takes the relation back; both companies stay. Repeating it changes nothing.
         */
        delete: operations["companies-removeParent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/preferred-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Prefer a source
         * @description From now on the figure of this source is the headcount of the company, also when it changes; the other figures stay and are not counted. While the source gives no headcount, the rule applies. 409 beside a typed headcount that is locked. Repeating it changes nothing.
         */
        put: operations["analytics-preferSource"];
        post?: never;
        /**
         * Prefer no source
         * @description The headcount follows from all comparable figures again. Repeating it changes nothing.
         */
        delete: operations["analytics-removePreferredSource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get parent and subsidiaries
         * @description The parent with who set it and why, those above it, and how many companies have this one as their parent. A parent that was deleted is there by the name that it had.
         */
        get: operations["companies-relations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a company
         * @description The latest report and its state, also while it is being written.
         */
        get: operations["reports-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List report versions
         * @description The versions of the company’s report, newest first. `GET /api/reports/{reportId}` has the whole report.
         */
        get: operations["timeline-reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/subsidiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subsidiaries
         * @description Companies that have this one as their parent, by name; those below them are theirs.
         */
        get: operations["companies-subsidiaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the last sync results
         * @description The response of each source in the last sync of this company.
         */
        get: operations["sources-companySync"];
        put?: never;
        /**
         * Sync a company
         * @description Queries every connected source about one company in the background. Paid sources spend credits within their daily cap. With `repeatLost` only the paid sources named there are asked, and a purchase whose response was lost is repeated.
         */
        post: operations["sources-syncCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the tags of a company
         * @description Replaces all tags, as `{"tags": ["Priority", "Trade fair"]}`. Each is stored once, whatever its case; the same tags again change nothing.
         */
        put: operations["companies-setTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timeline of a company
         * @description Everything that happened to a company, newest first: changes, figures, syncs, reports, contacts, leads, messages and notes, each with who or what did it. Example entry: `{"kind": "figure", "title": "Wikidata: 1,100 → 1,200 employees", "by": {"kind": "source", "label": "Wikidata"}}`.
         */
        get: operations["timeline-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the headcount history
         * @description The figures of each source over time.
         */
        get: operations["companies-trend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts that may be one person
         * @description Pairs of saved contacts that may be the same person, with the reasons; sure ones first. They are found as contacts are saved and revealed. A shared mailbox or a switchboard is no reason, and colleagues with other given names are no pair. Nothing is merged by itself.
         */
        get: operations["contactDuplicates-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-duplicates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get contacts that may be one person
         * @description One pair with both contacts and the reasons, also when it was dismissed.
         */
        get: operations["contactDuplicates-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-duplicates/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a pair of contacts
         * @description The two are not the same person. It holds for what both are known by (id at a source, profile, address), so also when a contact is revealed or saved again. Repeating it changes nothing.
         */
        post: operations["contactDuplicates-dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-duplicates/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a dismissed pair of contacts
         * @description Takes “not the same person” back: the pair returns to the queue.
         */
        post: operations["contactDuplicates-reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merges of contacts
         * @description Newest first; one that was undone is listed for 30 more days.
         */
        get: operations["contactDuplicates-listMerges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge of contacts
         * @description Makes two contacts of the merged one, as they were. What was changed since stays on the survivor and is listed; what was paid for since counts for both. Repeating it gives the same answer.
         */
        post: operations["contactDuplicates-undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Saved contacts to whom all of the filters apply, newest first unless `sort` says otherwise. Counting stops at 20,000.
         */
        get: operations["contacts-list"];
        put?: never;
        /**
         * Save contacts
         * @description Saves people of a search result as contacts. A person who is saved already is updated, not added again.
         */
        post: operations["contacts-save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete contacts
         * @description Moves the selected contacts into the trash for 30 days as one entry, with their notes and lists. Messages to them stay.
         */
        post: operations["contacts-removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/do-not-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppressions
         * @description The entries of the do-not-contact list, newest first. They are stored as hashes.
         */
        get: operations["contacts-doNotContact"];
        put?: never;
        /**
         * Add suppressions
         * @description Adds people to the do-not-contact list. From then on, they are left out of searches, reveals, saves, enrichment, outreach and exports.
         */
        post: operations["contacts-suppress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/do-not-contact/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check for a suppression
         * @description Checks whether an email, profile, phone number or domain is on the do-not-contact list, and which entries cover it.
         */
        post: operations["contacts-checkSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/do-not-contact/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find suppressed search results
         * @description Which people of a search result are on the do-not-contact list, as needed before an export.
         */
        post: operations["contacts-findSuppressed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/do-not-contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a suppression
         * @description Takes an entry off the do-not-contact list and into the trash for 30 days.
         */
        delete: operations["contacts-unsuppress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export contacts
         * @description Results of searches and saved contacts by their ids, or all saved contacts that a filter finds, as a file. Who is on the do-not-contact list is left out; the header `x-suppressed-count` says how many of the named ones.
         */
        post: operations["contacts-export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/privacy/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase personal data
         * @description Erases everything saved about a person, adds them to the do-not-contact list, and verifies it by a scan of the whole database. Repeating it is safe.
         */
        post: operations["contacts-erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export personal data
         * @description Everything saved about a person, with all fields.
         */
        post: operations["contacts-exportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/privacy/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find personal data
         * @description Every record that is saved about a person.
         */
        post: operations["contacts-findPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal people
         * @description Buys hidden names and email addresses of people of a search result. Spends credits. No one is bought twice, so repeating the call costs nothing. With `repeatLost` only what was lost is bought once more, and no one else.
         */
        post: operations["contacts-reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/reveal/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate a reveal
         * @description The most credits that revealing these people would cost.
         */
        post: operations["contacts-estimateReveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search people in Apollo
         * @description One page of people that match the filters, and the cursor of the next.
         */
        post: operations["contacts-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/search/pdl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search people in People Data Labs
         * @description One page of people that match the filters, and the cursor of the next. Each page spends credits.
         */
        post: operations["contacts-searchPdl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/search/stored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get stored search results
         * @description What a search with the same filters, source and page size found in the last 24 hours, all of its pages together. Queries no source and costs nothing; `results` is null when nothing is stored.
         */
        post: operations["contacts-storedResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved searches
         * @description Newest first.
         */
        get: operations["contacts-savedSearches"];
        put?: never;
        /** Save a search */
        post: operations["contacts-saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved search
         * @description Moves a saved search into the trash for 30 days.
         */
        delete: operations["contacts-removeSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/searches/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a saved search
         * @description Searches again and marks the people who were not found the last time as new.
         */
        post: operations["contacts-runSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a selection of contacts
         * @description The ids of the selected contacts, as `{"filter": {"country": "Germany"}, "except": []}`, newest first, for calls that take ids. Changes nothing.
         */
        post: operations["contacts-select"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/smart-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search people by a sentence
         * @description Reads filters from a sentence and searches with them. The filters are part of the answer; a sentence that yields none is refused. With `onLeftOver: "stop"`, a sentence that was only partly understood is read but not searched: `isSearched` is false, and POST /api/contacts/search with the filters goes on.
         */
        post: operations["contacts-smartSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people sources
         * @description The sources that can be searched for people, with their prices.
         */
        get: operations["contacts-sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description The id of a contact that was merged into another answers 308 with the address of that one.
         */
        get: operations["contacts-get"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Moves a saved contact with its notes into the trash for 30 days.
         */
        delete: operations["contacts-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a contact into another
         * @description The survivor takes over the addresses, numbers, ids at sources, paid reveals, notes, leads and messages of the other contact. Both ids are remembered, so that no one is bought or written to twice: of two messages in one campaign, one that was not sent is put aside. If one of them is on the do-not-contact list, both are. From then on the other id leads to the survivor. It can be undone for as long as the survivor is saved.
         */
        post: operations["contactDuplicates-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/merge-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a merge of contacts
         * @description Both values of each field, whose value a merge keeps, and what moves to the survivor. Changes nothing.
         */
        get: operations["contactDuplicates-previewMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note to a contact */
        post: operations["contacts-addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Removes the note; for 30 days it can be restored.
         */
        delete: operations["contacts-removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/notes/{noteId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed note on a contact
         * @description Undoes the removal. A note that was not removed stays as it is.
         */
        post: operations["contacts-restoreNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers
         * @description The list of customers: companies that discovery, contact searches and campaigns leave out, each with the reason and the tracked company that it marks. By name, one page at a time.
         */
        get: operations["customers-list"];
        put?: never;
        /**
         * Add a customer
         * @description Puts one company on the list of customers, as `{"name": "Acme GmbH", "domain": "acme.com", "reason": "Partner"}`. It need not be tracked. Refused with 409 when an entry has the domain or an identifier already.
         */
        post: operations["customers-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take customers off the list
         * @description Moves entries into the trash for 30 days, as `{"ids": ["5d0a7e52-6a51-4c4b-9d5e-0b8f6f1c2a77"]}` or all that match, as `{"filter": {"reason": "Partner"}}`; `{"filter": {}}` is the whole list. Their companies are found again at once; `POST /api/trash/{id}/restore` brings the entries back.
         */
        post: operations["customers-removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the list of customers
         * @description The list of customers, or what matches, as a CSV file that can be imported again.
         */
        get: operations["customers-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import customers from a file
         * @description Puts the companies of a CSV file or an Excel workbook, as a CRM exports it, on the list of customers, or replaces the list with `{"mode": "replace"}`; what the file does not have goes to the trash then. Columns about people are left out. Importing a file again changes nothing.
         */
        post: operations["customers-importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import of customers
         * @description What importing this file would do: which column is taken for what, which entries are new or go, and which tracked companies are marked. Writes nothing.
         */
        post: operations["customers-previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer
         * @description One entry of the list of customers, as the mark of a company names it.
         */
        get: operations["customers-get"];
        put?: never;
        post?: never;
        /**
         * Take a customer off the list
         * @description Moves one entry of the list of customers into the trash for 30 days. Its company is found again at once.
         */
        delete: operations["customers-remove"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Gives an entry another name, domain or reason, as `{"domain": "acme.com"}`. With the domain of a suggested company, it marks that company.
         */
        patch: operations["customers-update"];
        trace?: never;
    };
    "/api/duplicate-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare all companies
         * @description Starts a search over the whole workspace. While one is running, it goes on and is returned.
         */
        post: operations["duplicates-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicate-searches/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest search for duplicates
         * @description How far a search over all companies is, or how the last one ended; `none` before the first.
         */
        get: operations["duplicates-latestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possible duplicates
         * @description Pairs of companies that may be the same, with the reasons; sure ones first. They are found as data come in. Nothing is merged by itself.
         */
        get: operations["duplicates-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a possible duplicate
         * @description One pair with both companies and the reasons, also when it was dismissed.
         */
        get: operations["duplicates-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a possible duplicate
         * @description The two are not the same. With `parentId`, one of them is the parent of the other, which becomes a relation of both; a subsidiary that has another parent answers 409. It holds for their ids and for their domains, so also after a rename and for a company that is imported again. Repeating it changes nothing.
         */
        post: operations["duplicates-dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a dismissed duplicate
         * @description Takes “not a duplicate” back: the pair returns to the queue. While one of the two is above the other it answers 409, unless `removeParent` takes that relation back as well.
         */
        post: operations["duplicates-reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate an enrichment
         * @description The most credits that enriching these leads would cost.
         */
        post: operations["leads-estimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enrichment runs
         * @description Newest first.
         */
        get: operations["leads-runs"];
        put?: never;
        /**
         * Start an enrichment run
         * @description Enriches existing leads in the background, up to the credit limit given.
         */
        post: operations["leads-enrich"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an enrichment run
         * @description The run with its progress and its costs.
         */
        get: operations["leads-run"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel pending items
         * @description Leads whose enrichment has not been started are skipped.
         */
        post: operations["leads-cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/runs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an enrichment run
         * @description No further lead is started until the run is resumed.
         */
        post: operations["leads-pauseRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/runs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume an enrichment run */
        post: operations["leads-resumeRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/runs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed leads
         * @description Enriches the failed leads of a run again, or one step of them. With `repeatLost` only purchases whose response was lost are bought once more, in a run of their own.
         */
        post: operations["leads-retryRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrichment/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import and enrich a spreadsheet
         * @description Imports a Google Sheet and starts the enrichment of its leads. A row that was imported before stays the same lead.
         */
        post: operations["leads-startEnrichment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export companies
         * @description All companies, or those that match the search and the filter, as a CSV, JSON or Excel file.
         */
        get: operations["companies-export"];
        put?: never;
        /**
         * Export selected companies
         * @description The selected companies, whichever they are at this moment, as a CSV, JSON or Excel file.
         */
        post: operations["companies-exportSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Imports of companies in the last 30 days, newest first: who, when, file, mode, counts and state.
         */
        get: operations["imports-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description How far an import is, what became of its rows so far, and how far taking it back is.
         */
        get: operations["imports-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Ends a running import after the rows that are being written. What is written stays; taking the import back undoes it. Repeating it changes nothing.
         */
        post: operations["imports-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a taken back import keeps
         * @description The first 1,000 companies that kept something that was changed since, with the reason.
         */
        get: operations["imports-kept"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import
         * @description What became of each row, in the order of the file; `kind` leaves those of one kind.
         */
        get: operations["imports-rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview taking an import back
         * @description How many companies would go and how many would have their former values again, and the companies that would keep something that was changed since, with the reason. Changes nothing.
         */
        get: operations["imports-previewTakeBack"];
        put?: never;
        /**
         * Take an import back
         * @description Overwritten values return and created companies are deleted for good, as the file can be imported again. Later edits, syncs and merges stay. Answers when it has begun; GET /api/imports/{id} says how far it is, in `takenBack`. Once begun it is finished; repeating it changes nothing.
         */
        post: operations["imports-takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description Newest first. GET /leads/findings counts each value of `finding`.
         */
        get: operations["leads-list"];
        put?: never;
        /** Create leads from contacts */
        post: operations["leads-save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count leads by status */
        get: operations["leads-counters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/decisions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a decision about many suggestions
         * @description Former values return and the suggestions wait again; values that were changed since stay and are listed.
         */
        post: operations["leads-undoDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count findings of leads
         * @description How many leads of a filter have each finding: the numbers of GET /leads with `finding`. A `finding` given here is left out, so that the others can be compared.
         */
        get: operations["leads-findings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import leads from a file
         * @description Reads a CSV file or an Excel workbook. Good rows become leads; every other row comes back with its line number and the reason.
         */
        post: operations["leads-importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/import-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import pasted rows */
        post: operations["leads-importPasted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a file import
         * @description What importing this file would create and cost. Writes nothing.
         */
        post: operations["leads-previewFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lead imports
         * @description Newest first.
         */
        get: operations["leads-lists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lead import */
        get: operations["leads-importedList"];
        put?: never;
        post?: never;
        /**
         * Delete a lead import
         * @description Moves an import with its rows into the trash for 30 days; its leads stay.
         */
        delete: operations["leads-removeList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/lists/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download failed lead rows
         * @description The rows of an import that could not be read, as a file that can be corrected and imported.
         */
        get: operations["leads-exportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/lists/{id}/file/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a lead import
         * @description The columns of the import with the results beside them, or its leads under the columns of a CRM.
         */
        get: operations["leads-exportList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/lists/{id}/write-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a write-back
         * @description The cells that writing the results back would fill. Writes nothing.
         */
        get: operations["leads-previewWriteBack"];
        put?: never;
        /**
         * Write results to the spreadsheet
         * @description Fills empty cells and new columns of the Google Sheet that the leads came from. What a user typed is never replaced; repeating it fills only what is still empty.
         */
        post: operations["leads-writeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/preview-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview pasted rows
         * @description What importing these rows would create and cost. Writes nothing.
         */
        post: operations["leads-previewPasted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/preview-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a spreadsheet import
         * @description What importing a Google Sheet would create and cost. Writes nothing.
         */
        post: operations["leads-previewSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete leads
         * @description Moves leads into the trash for 30 days, as one entry. Of their rows, their lists keep that they were there.
         */
        post: operations["leads-remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/suggestions/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or dismiss many suggestions
         * @description Decides the suggestions of one field, or of all, for chosen leads or all leads of a filter, up to 5,000. Call it with `preview` first for the count, then with its `at` as `asOf`: what changed in between is listed in `left` and stays. Values that a person typed or accepted stay, and so do people on the do-not-contact list. POST /leads/decisions/{id}/undo takes all of it back. Repeating the call decides what is still open.
         */
        post: operations["leads-decideSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lead
         * @description The lead with its enrichment steps, the origin of each field, and suggestions.
         */
        get: operations["leads-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a lead
         * @description Values that are set here count as user-entered: an enrichment never replaces them.
         */
        patch: operations["leads-update"];
        trace?: never;
    };
    "/api/leads/{id}/neighbors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the previous and next lead
         * @description The position of a lead within a filter, newest first, and the leads before and after it.
         */
        get: operations["leads-neighbors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrich a lead again
         * @description Repeats the whole enrichment, or one step of it. With `repeatLost` only a purchase whose response was lost is bought once more.
         */
        post: operations["leads-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a match
         * @description Chooses the right one of several matching people, or none of them.
         */
        post: operations["leads-decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or dismiss a suggestion */
        post: operations["leads-decideSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lists
         * @description All lists of companies and of people, or those of one kind, by name, with their number of members.
         */
        get: operations["lists-list"];
        put?: never;
        /**
         * Create a list
         * @description Creates an empty list, as `{"name": "Trade fair Lyon", "kind": "person"}`. Refused with 409 when a list of the kind has the name, whatever its case.
         */
        post: operations["lists-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list
         * @description The name of a list, its kind, and how many are on it.
         */
        get: operations["lists-get"];
        put?: never;
        post?: never;
        /**
         * Delete a list
         * @description Moves a list into the trash for 30 days; its members stay. Restoring it brings them back onto it.
         */
        delete: operations["lists-remove"];
        options?: never;
        head?: never;
        /**
         * Rename a list
         * @description Gives the list another name, as `{"name": "Trade fair Lyon 2027"}`. Who is on it stays the same.
         */
        patch: operations["lists-rename"];
        trace?: never;
    };
    "/api/lists/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put members on a list
         * @description Puts saved contacts and leads on a list of people, as `{"contacts": {"ids": ["64b7f0c2a1d3e4f5a6b7c8d9"]}}`, or all that match a filter, as `{"contacts": {"filter": {"country": "Germany"}, "except": []}}`. Those on it already are counted as unchanged; ids of records that do not exist are left out.
         */
        post: operations["lists-addMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{id}/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take members off a list
         * @description Takes members off a list; they stay otherwise. Takes what `POST /api/lists/{id}/members` takes.
         */
        post: operations["lists-removeMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people on a list
         * @description One page of the saved contacts, then of the leads on a list of people. Suppressed people are left out.
         */
        get: operations["lists-people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merges
         * @description Newest first; one that was undone is listed for 30 more days.
         */
        get: operations["duplicates-listMerges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge
         * @description Both companies are as they were before the merge. What was changed since stays on the survivor and is listed in `keptEdits`. 409 says what has to be done first, as undoing a later merge or restoring a deleted survivor. Undoing it again gives the same answer.
         */
        post: operations["duplicates-undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Newest first.
         */
        get: operations["settings-notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an outreach campaign
         * @description Moves an outreach campaign with its messages into the trash for 30 days.
         */
        delete: operations["outreach-remove"];
        options?: never;
        head?: never;
        /** Update an outreach campaign */
        patch: operations["outreach-update"];
        trace?: never;
    };
    "/api/outreach/campaign/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an outreach campaign
         * @description Ends a paused campaign.
         */
        post: operations["outreach-complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaign/{id}/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the campaign funnel
         * @description Messages sent, accepted and replied, by template.
         */
        get: operations["outreach-funnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaign/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a campaign */
        get: operations["outreach-messages"];
        put?: never;
        /**
         * Add a message draft
         * @description Saves a message as the draft for its recipient. A text with an unsupported claim is refused.
         */
        post: operations["outreach-useMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaign/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an outreach campaign
         * @description Its messages leave the send queue until the campaign is started again.
         */
        post: operations["outreach-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaign/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an outreach campaign
         * @description Starts or resumes a campaign: its drafts enter the send queue within the daily limits.
         */
        post: operations["outreach-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaign/{id}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add recipients to a campaign
         * @description Adds saved contacts. A person who is in the campaign already is not added again.
         */
        post: operations["outreach-addTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outreach campaigns
         * @description Newest first.
         */
        get: operations["outreach-campaigns"];
        put?: never;
        /** Create an outreach campaign */
        post: operations["outreach-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get outreach totals
         * @description Active campaigns, and messages sent, accepted and replied.
         */
        get: operations["outreach-counters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the send queue
         * @description The messages that may be sent today within the daily limits, next one first. Nothing is sent by the product.
         */
        get: operations["outreach-desk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a draft
         * @description With `revision`, the call is refused when the draft has changed meanwhile.
         */
        patch: operations["outreach-edit"];
        trace?: never;
    };
    "/api/outreach/messages/{messageId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a draft
         * @description Writes the draft for a recipient.
         */
        post: operations["outreach-writeDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/messages/{messageId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a manual action
         * @description Records what a user did by hand: sent, accepted, replied or failed.
         */
        post: operations["outreach-changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outreach/recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a recipient
         * @description Drafts and messages of one recipient over all campaigns.
         */
        get: operations["outreach-ofRecipient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/analysts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List analysts
         * @description The built-in analyst and, when one is configured, the language model.
         */
        get: operations["reports-analysts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate reports
         * @description The time and tokens that these reports would take.
         */
        post: operations["reports-estimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a report version */
        get: operations["reports-version"];
        put?: never;
        post?: never;
        /**
         * Delete a report version
         * @description Moves one version of a report into the trash for 30 days; the other versions stay.
         */
        delete: operations["reports-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/export/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a report version
         * @description One version of a report as a file, with its sources.
         */
        get: operations["reports-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings */
        get: operations["settings-get"];
        /**
         * Update the settings
         * @description Saves the settings that are given, leaves the others, and recomputes the aggregates that they affect in the background.
         */
        put: operations["settings-update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a settings change
         * @description How many companies the settings would change: of all, or of those that fit `filter`. Writes nothing.
         */
        post: operations["settings-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/recompute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get recomputation progress */
        get: operations["settings-recompute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/test-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test email */
        post: operations["settings-testEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected sources
         * @description The data sources with their state and the number of companies that they cover.
         */
        get: operations["sources-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List available sources
         * @description Every source that can be connected.
         */
        get: operations["sources-catalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/google-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Google Sheets connection
         * @description Whether Google Sheets is connected, and the address of its service account.
         */
        get: operations["sources-googleSheets"];
        /**
         * Connect Google Sheets
         * @description Stores the key file of a service account, encrypted.
         */
        put: operations["sources-connectGoogleSheets"];
        post?: never;
        /**
         * Disconnect Google Sheets
         * @description Deletes the stored key file.
         */
        delete: operations["sources-disconnectGoogleSheets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/google-sheets/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the Google Sheets connection
         * @description Checks whether Google accepts the key. Costs nothing.
         */
        post: operations["sources-testGoogleSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest sync
         * @description `run` is null before the first sync.
         */
        get: operations["sources-latestSync"];
        put?: never;
        /**
         * Sync all companies
         * @description Queries every connected source about every company, or about the selected ones, in the background. While a sync of the same companies is in progress, no other is started.
         */
        post: operations["sources-syncAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate a sync
         * @description How many companies are selected, and the most credits that their sync costs. Queries no source.
         */
        post: operations["sources-estimateSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get sync progress */
        get: operations["sources-syncRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel pending items
         * @description Companies that have not been started are skipped.
         */
        post: operations["sources-cancelSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/{runId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the companies of a sync */
        get: operations["sources-syncItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/{runId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a sync
         * @description No further company is started until the sync is resumed.
         */
        post: operations["sources-pauseSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/{runId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a sync
         * @description Continues a paused sync.
         */
        post: operations["sources-resumeSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/sync/{runId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed companies
         * @description Syncs the failed and skipped companies again.
         */
        post: operations["sources-retrySync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/{id}/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a source connection
         * @description Sets the key, sets the daily cap, or switches the source on or off. Keys are stored encrypted and never returned.
         */
        put: operations["sources-connect"];
        post?: never;
        /**
         * Disconnect a source
         * @description Deletes the stored key.
         */
        delete: operations["sources-disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a source connection
         * @description Costs nothing.
         */
        post: operations["sources-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trash
         * @description What was deleted, newest first. An entry is purged by itself 30 days after the deletion.
         */
        get: operations["trash-list"];
        put?: never;
        post?: never;
        /**
         * Empty the trash
         * @description Deletes for good what was deleted by the time given. An entry that is being deleted or restored stays.
         */
        delete: operations["trash-empty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a deletion
         * @description What a deletion would move into the trash, and what refers to the record and stays. Changes nothing.
         */
        get: operations["trash-preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a trash entry
         * @description What was deleted, what went along, by whom, and until when it can be restored.
         */
        get: operations["trash-get"];
        put?: never;
        post?: never;
        /**
         * Purge a trash entry
         * @description Deletes an entry of the trash for good, before its 30 days are over.
         */
        delete: operations["trash-purge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from the trash
         * @description Brings back what was deleted, as it was and under the same ids. Refused with 409 when something else has taken its key since, such as the domain of a company.
         */
        post: operations["trash-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views
         * @description The views of the companies' table: those that are always there, then the saved ones by name. Pass the `filter`, `q` and `sort` of one to `GET /api/companies` for its companies.
         */
        get: operations["views-list"];
        put?: never;
        /**
         * Save a view
         * @description Saves a view, as `{"name": "Growing in Germany", "filter": {"field": "country", "op": "is", "value": "DE"}, "sort": "-growth12"}`. Refused with 409 when a view has the name, whatever its case.
         */
        post: operations["views-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a view
         * @description One view, with what its filter names and no longer exists.
         */
        get: operations["views-get"];
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Moves a saved view into the trash for 30 days. Those that are always there are refused with 409.
         */
        delete: operations["views-remove"];
        options?: never;
        head?: never;
        /**
         * Change a view
         * @description Changes what is given and leaves the rest, as `{"name": "Growing", "updatedAt": "2026-11-23T12:00:00.000Z"}`. Refused with 409 when the view was changed since that `updatedAt`.
         */
        patch: operations["views-update"];
        trace?: never;
    };
    "/api/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the workspace
         * @description Whether fictional demo data is loaded, and a version that changes with every write of companies and figures.
         */
        get: operations["companies-workspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the demo data
         * @description Moves the fictional demo companies into the trash, with their figures and reports.
         */
        delete: operations["companies-removeDemo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process runs
         * @description Needs no token and is not counted against the rate limit. Restart the process when it does not answer.
         */
        get: operations["health-live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the database answers
         * @description Needs no token and is not counted against the rate limit. Send no calls to the server while it answers 503.
         */
        get: operations["health-ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Which companies are meant. They are looked up once, when the action starts.
         * @example {
         *       "filter": {
         *         "field": "country",
         *         "op": "is",
         *         "value": "DE"
         *       },
         *       "except": [
         *         "66aa00000000000000000001"
         *       ]
         *     }
         */
        CompanySelection: {
            /** @description These companies */
            ids?: string[];
            /**
             * @description All companies that fit, also those beyond the first page
             * @example {
             *       "field": "country",
             *       "op": "is",
             *       "value": "DE"
             *     }
             */
            filter?: components["schemas"]["CompanyFilter"];
            /** @description All companies that the search finds; with `filter`, those of them that fit */
            q?: string;
            /** @description As in the list: true forgives typing errors in `q` where nothing has its words */
            similar?: boolean;
            /**
             * @description Every company
             * @constant
             */
            all?: true;
            /** @description Without these; not together with `ids` */
            except?: string[];
        };
        /** @description A condition like {"field": "country", "op": "is", "value": "DE"}, or {"and": […]} and {"or": […]} around others. An error names the path and what is nearest to what was meant. */
        CompanyFilter: {
            and?: {
                [key: string]: unknown;
            }[];
            or?: {
                [key: string]: unknown;
            }[];
            /** @description industry, country, city, size, headcount, growth3, growth6, growth12, tag, list, customer, quality, scope, source, figure, agreement, sourceCount, spread, synced, added, updated, report, relation, or custom. and the key of an own column */
            field?: string;
            /** @enum {string} */
            op?: "is" | "isNot" | "anyOf" | "noneOf" | "isEmpty" | "isNotEmpty" | "between" | "atLeast" | "atMost" | "allOf" | "olderThan" | "newerThan";
            /** @description A text, a number, a list of texts, a range like [50, null] or {"days": 90}, as the op needs */
            value?: unknown;
        };
        ContactFilters: {
            /** @default [] */
            jobTitles: string[];
            /** @default [] */
            locations: string[];
            /** @default [] */
            industries: string[];
            /** @default [] */
            seniorities: components["schemas"]["ContactsListSeniority"][];
            /** @default [] */
            companyNames: string[];
            /** @default null */
            companySize: components["schemas"]["ContactFiltersCompanySize"] | null;
            /** @default  */
            keywords: string;
        };
        ContactSelection: {
            /** @description These contacts */
            ids?: string[];
            /** @description All that match; `{}` are all saved contacts */
            filter?: {
                /**
                 * @description Words of the name, title, company or email address
                 * @example marta acme
                 */
                q?: string;
                /**
                 * @description The tracked company that they belong to
                 * @example 64b7f0c2a1d3e4f5a6b7c8d9
                 */
                companyId?: string;
                /**
                 * @description Words of the employer’s name, or beginnings of them
                 * @example acme
                 */
                company?: string;
                /**
                 * @description Words of the title, or beginnings of them
                 * @example head operations
                 */
                title?: string;
                /**
                 * @description The country as the contact has it
                 * @example Germany
                 */
                country?: string;
                /** @description The level of the title */
                seniority?: components["schemas"]["ContactsListSeniority"];
                /**
                 * @description A source that knows them
                 * @example apollo
                 */
                source?: string;
                /** @description With an email address, with a verified one, or without */
                email?: components["schemas"]["ContactsListEmail"];
                /** @description With a phone number or without */
                phone?: components["schemas"]["ContactsListPhone"];
                /** @description With notes or without */
                notes?: components["schemas"]["ContactsListPhone"];
                /**
                 * Format: uuid
                 * @description The id of a list
                 * @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77
                 */
                list?: string;
                /**
                 * Format: date
                 * @description Saved on this day or later (UTC)
                 * @example 2026-11-01
                 */
                savedFrom?: string;
                /**
                 * Format: date
                 * @description Saved on this day or earlier (UTC)
                 * @example 2026-11-30
                 */
                savedUntil?: string;
            };
            /** @description With `filter`: all but these */
            except?: string[];
        };
        LeadSelection: {
            /** @description These leads */
            ids?: string[];
            /**
             * @description All that match; `{}` are all leads
             * @example {
             *       "status": "completed"
             *     }
             */
            filter?: components["schemas"]["LeadSelectionFilter"];
            /** @description With `filter`: all but these */
            except?: string[];
        };
        ShortIdentifier: {
            /** @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot` */
            kind: string;
            /** @description In the normal form of its kind */
            value: string;
        };
        CustomerFilter: {
            /**
             * @description Part of a name, a domain or an identifier
             * @example acme
             */
            q?: string;
            /**
             * @description Only this reason
             * @example Partner
             */
            reason?: string;
            /**
             * @description Only what came in this file
             * @example crm.csv
             */
            file?: string;
        };
        /** @description Key and fields of one company; at least one of domain, id and identifier */
        UpsertRow: {
            /**
             * @description A key; a new company needs it
             * @example acme.com
             */
            domain?: string;
            /** @description A key: the id of a tracked company */
            id?: string;
            /** @description A key; a company of this row gets it */
            identifier?: components["schemas"]["UpsertIdentifier"];
            /**
             * @description A new company needs it
             * @example Acme Robotics
             */
            name?: string;
            /**
             * @description Its industry
             * @example Robotics
             */
            industry?: string;
            /**
             * @description Added to those of the company
             * @example [
             *       "Oslo, Norway"
             *     ]
             */
            locations?: string[];
            /** @description Who states the locations */
            locationSource?: string;
            /** @description One for each source */
            figures?: components["schemas"]["UpsertFigure"][];
            /** @description Added to those of the company */
            identifiers?: components["schemas"]["UpsertIdentifier"][];
            /**
             * @description Values of own columns by their keys; null clears one, and those that are left out stay
             * @example {
             *       "deal_stage": "Customer"
             *     }
             */
            custom?: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * @description Added to those of the company
             * @example [
             *       "Priority"
             *     ]
             */
            tags?: string[];
            /** @description Ids of lists of companies to put it on */
            lists?: string[];
        };
        UpsertIdentifier: {
            /**
             * @description A register, as `lei`, or a namespace of your own
             * @example hubspot
             */
            kind: string;
            /**
             * @description In any usual spelling
             * @example 123
             */
            value: string;
        };
        UpsertFigure: {
            /**
             * @description Who says so
             * @example LinkedIn
             */
            source: string;
            /**
             * @description A figure; else give employeeMin
             * @example 120
             */
            employeeCount?: number;
            /**
             * @description The lower end of a range
             * @example 51
             */
            employeeMin?: number;
            /**
             * @description The upper end; left out with employeeMin: so many or more
             * @example 200
             */
            employeeMax?: number;
            /** @description How it was found out; default: `file`, and `band` of a range */
            kind?: components["schemas"]["UpsertFigureKind"];
            /** @description What it counts; default: unknown */
            scope?: components["schemas"]["UpsertFigureScope"];
            /**
             * Format: date
             * @description The day for which it is true; default: today
             * @example 2026-03-31
             */
            asOf?: string;
            /**
             * Format: uri
             * @description Where it stands
             */
            url?: string;
        };
        Company: {
            id: string;
            name: string;
            domain: string;
            industry: string | null;
            aggregatedEmployeeCount: number | null;
            locations: string[];
            dataQuality: components["schemas"]["CompanyDataQuality"];
            aggregatedEmployeeCountIsMinimum: boolean;
            headcountScope: components["schemas"]["CompanyHeadcountScope"] | null;
            sourceCount: number;
            comparableSourceCount: number;
            singleFigure: components["schemas"]["CompanySingleFigure"] | null;
            growth: components["schemas"]["CompanyGrowth"];
            /**
             * @description From the smallest to the largest comparable figure, in percent of the aggregate; outliers count, ranges do not. null for fewer than two exact figures.
             * @example 8.5
             */
            spread: number | null;
            /** @description What `locations` name, without repeats; a location whose country is not certain is left out */
            normalizedLocations: components["schemas"]["NormalizedLocation"][];
            tags: string[];
            /**
             * @description Values of own columns by their keys: texts, numbers, true or false, days like 2026-03-31
             * @example {
             *       "deal_stage": "Customer"
             *     }
             */
            custom: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description Its other domains, as of companies that were merged into it
             * @example [
             *       "acme.io"
             *     ]
             */
            aliases: string[];
            identifiers: components["schemas"]["ShortIdentifierOutput"][];
            parent: components["schemas"]["CompanyParent"] | null;
            subsidiaries: number;
            /** @description Its entry in the list of customers; left out when it has none */
            customer?: components["schemas"]["CustomerMark"];
            /**
             * Format: date-time
             * @description When it was added
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its record or what follows from it changed last; not by a sync that found the same
             * @example 2026-03-14T18:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description The same as createdAt; only with include=dates
             */
            addedAt?: string;
            /**
             * Format: date-time
             * @description When its last sync ended, null for never; only with include=dates
             */
            syncedAt?: string | null;
            /** @description What each source says; only with include=figures */
            figures?: {
                source: string;
                employeeCount: number | null;
                employeeMin: number | null;
                employeeMax: number | null;
                /** Format: date-time */
                asOf: string;
            }[];
            /** @description Set when the id that was asked for is of a company that was merged into this one */
            mergedInto?: string;
        };
        /** @description Two exact figures of one source in the scope of the headcount, so many months apart; null where no source has both, and where the earlier one is below 10. */
        Growth: {
            /**
             * @description One decimal; below 0 for fewer people
             * @example 12
             */
            percent: number;
            /**
             * @description Employees on `fromDay`
             * @example 3180
             */
            from: number;
            /**
             * @description Employees on `toDay`
             * @example 3562
             */
            to: number;
            /**
             * Format: date
             * @description The day nearest to the start of the span on which the source said so
             */
            fromDay: string;
            /**
             * Format: date
             * @description The last day for which the source has said so
             * @example 2026-06-01
             */
            toDay: string;
            /**
             * @description Who has counted both times
             * @example Professional network
             */
            source: string;
        };
        NormalizedLocation: {
            /**
             * @description ISO code of two letters
             * @example DE
             */
            country: string;
            /**
             * @description null where only a country or a region is named
             * @example Berlin
             */
            city: string | null;
        };
        CompanyParent: {
            id: string;
            name: string;
            domain: string;
            isRemoved: boolean;
        };
        CustomerMark: {
            /** @description The entry of the list of customers */
            entryId: string;
            /** @description As the list names the company */
            name: string | null;
            /**
             * @description “Customer”, “Partner”, or as the CRM calls it
             * @example Customer
             */
            reason: string;
            /** @description The file that the entry came in; null when it was typed */
            file: string | null;
            /** Format: date-time */
            addedAt: string;
            /**
             * @description What both have in common. An equal name alone is a hint, which hides nothing
             * @enum {string}
             */
            by: "domain" | "identifier" | "name";
            /**
             * @description The domain, the identifier or the name
             * @example acme.com
             */
            value: string;
        };
        OwnColumn: {
            /** @description As the trash names it */
            id: string;
            /** @description As `custom` and filters name it; a new name leaves it */
            key: string;
            name: string;
            /** @example option */
            type: components["schemas"]["OwnColumnType"];
            /** @description Of an option column, in their order */
            options: string[];
            /** @description Position among the columns, from 0 */
            order: number;
        };
        TrashEntry: {
            id: string;
            /** @description What was deleted */
            kind: components["schemas"]["TrashListKind"];
            recordIds: string[];
            label: string;
            contents: components["schemas"]["TrashEntryContents"][];
            /** Format: date-time */
            deletedAt: string;
            deletedBy: components["schemas"]["TrashEntryDeletedBy"];
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            state: "deleting" | "trashed" | "restoring" | "purging";
        };
        CompanyChanges: {
            /** @description In the order in which they are to be applied */
            items: components["schemas"]["CompanyFeedChange"][];
            /** @description The `cursor` of the next call; store it after applying the items */
            nextCursor: string;
            /** @description true: call again at once; false: there is nothing more for now */
            hasMore: boolean;
        };
        CompanyFeedChange: {
            /**
             * @description `upserted`: store `company` under `id`. `deleted`: drop `id`; it was deleted, merged or taken back.
             * @enum {string}
             */
            type: "upserted" | "deleted";
            /** @description Of the company */
            id: string;
            /**
             * Format: date-time
             * @description When it was written; with all companies, its `updatedAt`
             */
            at: string;
            /** @description As it is now; null when it was deleted */
            company: components["schemas"]["FedCompany"] | null;
            /** @description The company that a deleted one was merged into; null when it was not merged */
            mergedInto: string | null;
        };
        /** @description A company without `subsidiaries` and `customer` */
        FedCompany: {
            id: string;
            name: string;
            domain: string;
            industry: string | null;
            aggregatedEmployeeCount: number | null;
            locations: string[];
            dataQuality: components["schemas"]["CompanyDataQuality"];
            aggregatedEmployeeCountIsMinimum: boolean;
            headcountScope: components["schemas"]["CompanyHeadcountScope"] | null;
            sourceCount: number;
            comparableSourceCount: number;
            singleFigure: components["schemas"]["CompanySingleFigure"] | null;
            growth: components["schemas"]["CompanyGrowth"];
            /**
             * @description From the smallest to the largest comparable figure, in percent of the aggregate; outliers count, ranges do not. null for fewer than two exact figures.
             * @example 8.5
             */
            spread: number | null;
            /** @description What `locations` name, without repeats; a location whose country is not certain is left out */
            normalizedLocations: components["schemas"]["NormalizedLocation"][];
            tags: string[];
            /**
             * @description Values of own columns by their keys: texts, numbers, true or false, days like 2026-03-31
             * @example {
             *       "deal_stage": "Customer"
             *     }
             */
            custom: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description Its other domains, as of companies that were merged into it
             * @example [
             *       "acme.io"
             *     ]
             */
            aliases: string[];
            identifiers: components["schemas"]["ShortIdentifierOutput"][];
            parent: components["schemas"]["CompanyParent"] | null;
            /**
             * Format: date-time
             * @description When it was added
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its record or what follows from it changed last; not by a sync that found the same
             * @example 2026-03-14T18:00:00.000Z
             */
            updatedAt: string;
        };
        CompanyFields: {
            id: string;
            /** @description The state of what can be edited; the If-Match of the next edit */
            etag: string;
            fields: {
                name: components["schemas"]["CompanyFieldsName"];
                domain: components["schemas"]["CompanyFieldsName"];
                industry: {
                    value: string | null;
                    origin: components["schemas"]["FieldOrigin"] | null;
                    /** @description True: imports and syncs suggest instead of changing it */
                    locked: boolean;
                    /** @description The latest value that an import or a sync gave in place of the locked one */
                    suggestion: {
                        id: string;
                        value: string | null;
                        text: string;
                        origin: components["schemas"]["FieldOrigin"];
                    } | null;
                };
                locations: {
                    value: string[];
                    origin: components["schemas"]["FieldOrigin"] | null;
                    /** @description True: imports and syncs suggest instead of changing it */
                    locked: boolean;
                    /** @description The latest value that an import or a sync gave in place of the locked one */
                    suggestion: {
                        id: string;
                        value: string[];
                        text: string;
                        origin: components["schemas"]["FieldOrigin"];
                    } | null;
                    sources: {
                        locations: string[];
                        origin: components["schemas"]["FieldOrigin"];
                    }[];
                };
                headcount: {
                    value: number | null;
                    origin: components["schemas"]["FieldOrigin"] | null;
                    /** @description True: imports and syncs suggest instead of changing it */
                    locked: boolean;
                    /** @description The latest value that an import or a sync gave in place of the locked one */
                    suggestion: {
                        id: string;
                        value: number | null;
                        text: string;
                        origin: components["schemas"]["FieldOrigin"];
                    } | null;
                    typed: {
                        text: string;
                        employeeCount: number | null;
                        /** Format: date-time */
                        asOf: string;
                        reason: string;
                    } | null;
                    /** @description Preferred by a user; counts while it gives a headcount and none is locked */
                    preferredSource: {
                        source: string;
                        reason: string;
                        /** Format: date-time */
                        at: string;
                    } | null;
                    sources: {
                        text: string;
                        origin: components["schemas"]["FieldOrigin"];
                    }[];
                };
            };
            /** @description Values of own columns by their keys, without those that are empty */
            custom: {
                [key: string]: {
                    value: string | number | boolean;
                    origin: components["schemas"]["FieldOrigin"] | null;
                };
            };
        };
        FieldOrigin: {
            /**
             * @description What brought the value; `unrecorded`: it is older than the record of origins
             * @enum {string}
             */
            by: "person" | "import" | "sync" | "discovery" | "demo" | "merge" | "unrecorded";
            /** @description In words, as "Imported from companies.csv" */
            summary: string;
            /**
             * Format: date-time
             * @description When it came in; ISO 8601 date-time
             */
            at: string;
            source: string | null;
            /** @description The name of the imported file */
            file: string | null;
            url: string | null;
            /**
             * Format: date-time
             * @description The day for which the source states it
             */
            asOf: string | null;
        };
        SourceRecord: {
            source: string;
            employeeCount: number | null;
            employeeMin: number | null;
            employeeMax: number | null;
            kind: components["schemas"]["UpsertFigureKind"];
            scope: components["schemas"]["UpsertFigureScope"];
            locations: string[];
            /** Format: date-time */
            asOf: string | null;
            /** @enum {string|null} */
            asOfBasis: "stated" | "queried" | "imported" | null;
            /** Format: date-time */
            scrapedAt: string | null;
            url: string | null;
            quote: string | null;
            countedParent: string | null;
        };
        CompanyAliases: {
            domains: {
                domain: string;
                origin: components["schemas"]["CompanyAliasOrigin"];
            }[];
            /** @description Names that it had, and those of companies that were merged into it; the latest first */
            names: {
                name: string;
                origin: components["schemas"]["CompanyAliasOrigin"];
            }[];
        };
        CompanyAliasOrigin: {
            /**
             * @description `merge`: of a company that was merged into this one; `edit`: what this company had before
             * @enum {string}
             */
            by: "merge" | "edit" | "person" | "script" | "import" | "unrecorded";
            /**
             * @description In words
             * @example Of Umbrella Tools, which was merged into it
             */
            summary: string;
            /**
             * Format: date-time
             * @description When it came in, or was replaced; null where that is not recorded
             */
            at: string | null;
        };
        CompanyIdentifier: {
            /** @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot` */
            kind: string;
            /** @description The kind as on screen */
            label: string;
            /** @description In the normal form of its kind */
            value: string;
            /** @description True for an id in a system of yours: no two companies share one */
            isOwn: boolean;
            /** @description The register's page; null for own ids */
            url: string | null;
            /** @description Who stated it */
            source: string;
            /** @enum {string} */
            by: "person" | "import" | "sync";
            /**
             * Format: date-time
             * @description When it was stated last; ISO 8601 date-time
             */
            at: string;
            /** @description Why no register is queried by it, as a wrong check digit; null when nothing is wrong */
            problem: string | null;
            /** @description When it was struck out and why; null while it counts */
            struck: {
                reason: string;
                /** Format: date-time */
                at: string;
                /** @description Whose figures and locations left with it */
                sources: string[];
            } | null;
        };
        StrikePreview: {
            /** @description Figures and locations that came by it */
            records: components["schemas"]["SourceRecord"][];
            /** @description Identifiers that the same sources stated */
            identifiers: components["schemas"]["ShortIdentifierOutput"][];
        };
        CompanyRelations: {
            id: string;
            parent: {
                id: string;
                name: string;
                domain: string;
                isRemoved: boolean;
                /** @description Why, in the words of whoever set it */
                note: string | null;
                origin: components["schemas"]["FieldOrigin"];
            } | null;
            ancestors: components["schemas"]["CompanyRelationsAncestors"][];
            /** @description Companies that have this one as their parent */
            subsidiaries: number;
        };
        SubsidiaryPage: {
            items: components["schemas"]["Company"][];
            nextCursor: string | null;
            total: number;
        };
        CompanyNote: {
            id: string;
            text: string;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            editedAt: string | null;
        };
        BulkPreview: {
            /** @description Selected companies */
            companies: number;
            /** @description Of those, the ones that the action would change */
            changes: number;
            /** @description Companies that are so already */
            unchanged: number;
            /** @description Companies that stay as they are although they would change, by the reason */
            left: components["schemas"]["BulkPreviewLeft"][];
        };
        BulkChange: {
            id: string;
            /**
             * @description What is done to each of the companies
             * @example {
             *       "kind": "addTags",
             *       "tags": [
             *         "Key account"
             *       ]
             *     }
             */
            action: components["schemas"]["BulkChangeActionAddTags"] | components["schemas"]["BulkChangeActionRemoveTags"] | components["schemas"]["BulkChangeActionAddToList"] | components["schemas"]["BulkChangeActionRemoveFromList"] | components["schemas"]["BulkChangeActionSetIndustry"] | components["schemas"]["BulkChangeActionDelete"];
            /** @enum {string} */
            state: "running" | "completed" | "cancelled" | "failed" | "undoing" | "undone";
            /** @description Companies that were selected when it began */
            companies: number;
            done: number;
            changed: number;
            left: components["schemas"]["BulkPreviewLeft"][];
            /** @description Companies that the undo left as they are, at most 100 */
            kept: components["schemas"]["ImportsKeptItem"][];
            keptCompanies: number;
            /** @description Of a deletion: the entries of the trash, up to 500 companies each */
            trashIds: string[];
            /** @description Why it failed */
            message: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            undoUntil: string;
        };
        GoogleSheets: {
            isConnected: boolean;
            keyFrom: components["schemas"]["GoogleSheetsKeyFrom"] | null;
            /** @description The address to share spreadsheets with */
            accountEmail: string | null;
            reason: string | null;
            demoSpreadsheetId: string | null;
            lastError: components["schemas"]["GoogleSheetsLastError"] | null;
        };
        DataSource: {
            id: components["schemas"]["SourcesConnectId"] | null;
            name: string;
            /** @enum {string} */
            status: "connected" | "disconnected";
            /** @enum {string} */
            health: "connected" | "needs_attention" | "disconnected";
            /**
             * Format: date-time
             * @description ISO 8601; null when never
             */
            lastSync: string | null;
            companiesTracked: number;
            gives: components["schemas"]["DataSourceGives"];
            lastError: components["schemas"]["GoogleSheetsLastError"] | null;
            callsToday: number;
            creditsToday: number;
            creditCap: number | null;
        };
        CatalogueEntry: {
            id: components["schemas"]["SourcesConnectId"];
            label: string;
            description: string;
            licence: string | null;
            gives: components["schemas"]["DataSourceGives"];
            /** @enum {string} */
            needs: "nothing" | "contact" | "key";
            connected: boolean;
            reason: string | null;
            maskedKey: string | null;
            keyFrom: components["schemas"]["GoogleSheetsKeyFrom"] | null;
            enabled: boolean;
            creditsPerCompany: number;
            creditCap: number | null;
            generic: {
                label: string;
                /** Format: uri */
                baseUrl: string;
                method: components["schemas"]["CatalogueEntryMethod"];
                path: string;
                body: string | null;
                auth: components["schemas"]["CatalogueEntryAuthNone"] | components["schemas"]["CatalogueEntryAuthHeader"] | components["schemas"]["CatalogueEntryAuthClientCredentials"];
                headers: {
                    [key: string]: string;
                };
                countPath: string;
                locationPath: string | null;
                credits: number;
            } | null;
        };
        SyncRun: {
            id: string;
            /** @enum {string} */
            origin: "all" | "auto" | "selection";
            state: components["schemas"]["SyncRunState"];
            total: number;
            pending: number;
            running: number;
            completed: number;
            skipped: number;
            failed: number;
            cancelled: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            secondsLeft: number | null;
        };
        SyncEstimate: {
            companies: number;
            /** @description The most that their sync costs; answers that still hold cost nothing */
            credits: number;
        };
        CompanySync: {
            /** @enum {string} */
            state: "never" | "queued" | "running" | "completed" | "skipped" | "failed";
            message: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            outcomes: {
                id: components["schemas"]["SourcesConnectId"];
                source: string;
                /** @enum {string} */
                outcome: "figure" | "known_without_figure" | "identity" | "unknown_company" | "not_applicable" | "fresh" | "skipped" | "not_connected" | "failed";
                message: string;
                /** Format: date-time */
                at: string | null;
                credits: number;
                /** @description Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost` */
                repeatCredits: number | null;
            }[];
        };
        Discovery: {
            results: {
                name: string;
                domain: string | null;
                industry: string | null;
                employeeCount: number | null;
                employeeBand: string | null;
                location: string | null;
                sources: string[];
                /** @description Company id: 24 hexadecimal digits */
                companyId: string | null;
                trashId: string | null;
                /** @description Its entry in the list of customers; left out when it has none */
                customer?: components["schemas"]["CustomerMark"];
            }[];
            /** @description Left out because of the list of customers; `includeCustomers` brings them. Left out when none is */
            hiddenCustomers?: number;
            asked: {
                id: components["schemas"]["SourcesConnectId"];
                source: string;
                found: number;
                problem: string | null;
                credits: number;
                creditsPending: number;
            }[];
        };
        AnalyticsOverview: {
            totalCompanies: number;
            avgEmployeeCount: number | null;
            companiesWithAggregate: number;
            companiesWithSingleFigure: number;
            locations: number;
            locationMentions: number;
            activeSources: number;
            /** Format: date-time */
            lastSync: string | null;
            sourceAgreement: number | null;
            companiesCompared: number;
            dataQuality: {
                high: number;
                medium: number;
                low: number;
            };
        };
        EmployeesBySource: {
            source: string;
            employees: number;
            companies: number;
        };
        LocationCount: {
            location: string;
            count: number;
        };
        CompanyDistributions: {
            /** @description Companies by growth over 12 months; each company once */
            growth: components["schemas"]["CountedCompanies"][];
            /** @description Companies by employees; each company once */
            size: components["schemas"]["CountedCompanies"][];
            /** @description Companies by country: the most frequent ones, all others, unknown. One in two countries counts twice */
            countries: components["schemas"]["CountedCompanies"][];
            /** @description Companies by data quality */
            quality: components["schemas"]["CountedCompanies"][];
            /** @description Companies with an aggregate, with the figure of one source alone, with neither */
            headcount: components["schemas"]["CountedCompanies"][];
            /** @description Companies with an aggregate and two or more exact figures */
            compared: components["schemas"]["CountedCompanies"];
        };
        CountedCompanies: {
            /**
             * @description Names the element within its chart
             * @example grew
             */
            key: string;
            /** @example Grew 10–25% */
            label: string;
            /**
             * @description Companies; as many as `filter` finds
             * @example 12
             */
            count: number;
            filter: components["schemas"]["CompanyFilter"];
        };
        Coverage: {
            companies: number;
            /** @description Those that cover the most companies first */
            sources: components["schemas"]["SourceCoverage"][];
            /** @description The 100 pairs with the most companies in common */
            pairs: components["schemas"]["PairAgreement"][];
        };
        SourceCoverage: {
            /** @example Wikidata */
            source: string;
            /** @description Companies of which the source says anything, a location alone included */
            covered: components["schemas"]["CountedFigures"];
            /**
             * @description Of all companies, one decimal
             * @example 41.3
             */
            coveredPercent: number;
            /** @description Companies for which it gives a headcount */
            figures: components["schemas"]["CountedFigures"];
            /** @description Companies whose headcount it helps to determine */
            kept: components["schemas"]["CountedFigures"];
            /** @description Companies where it gives an exact figure beside that of another source and an aggregate */
            compared: components["schemas"]["CountedFigures"];
            /** @description Of its headcounts, from the day they state */
            medianAgeDays: number | null;
            /** @description Of its compared figures from the aggregate, without sign, at most 100; null without any */
            medianDeviationPercent: number | null;
            /** @description Companies whose headcount it does not help to determine, by reason, the most frequent first */
            excluded: {
                /**
                 * @description Companies; as many as `filter` finds
                 * @example 12
                 */
                count: number;
                filter: components["schemas"]["CompanyFilter"];
                /** @enum {string} */
                reason: "used" | "outlier" | "too_old" | "other_scope" | "counts_parent" | "insufficient" | "locked" | "no_headcount" | "not_preferred";
            }[];
            /** @description Credits for each figure that is kept: the source's price of one company today, times the companies that it covers, by those whose figure is kept; null where no price is known or nothing is kept */
            creditsPerKept: number | null;
        };
        CountedFigures: {
            /**
             * @description Companies; as many as `filter` finds
             * @example 12
             */
            count: number;
            filter: components["schemas"]["CompanyFilter"];
        };
        PairAgreement: {
            sources: string[];
            /** @description Companies for which both give an exact figure of the same scope */
            both: components["schemas"]["CountedFigures"];
            /** @description Of these, where both differ by at most 10% of the larger one */
            within10: components["schemas"]["CountedFigures"];
            /** @description Of these, where both differ by at most 25% of the larger one */
            within25: components["schemas"]["CountedFigures"];
            /** @description Of these, where both differ by more */
            beyond25: components["schemas"]["CountedFigures"];
        };
        Disagreement: {
            companyId: string;
            name: string;
            domain: string;
            /** @description As it is shown, with what was decided */
            headcount: number | null;
            /** @description Without what was decided */
            headcountByRule: number | null;
            /** @description How the headcount came about, in one sentence */
            summary: string;
            /**
             * @description Percent of the headcount by the rule
             * @example 64.2
             */
            spread: number | null;
            /**
             * @description People between the smallest and the largest comparable exact figure: spread times headcount. null where the spread is below 25%
             * @example 1250
             */
            disputed: number | null;
            /** @description Names the figures that are compared; a dismissal holds while it is the same */
            state: string;
            /** @description What each source says, counted or not, and why */
            figures: components["schemas"]["DisagreementFigures"][];
            decision: components["schemas"]["HeadcountDecision"] | null;
        };
        HeadcountDecision: {
            /**
             * @description `preferred`: the figure of one source counts; `typed`: a typed headcount is locked; `dismissed`: the figures were left as they are
             * @enum {string}
             */
            kind: "preferred" | "typed" | "dismissed";
            /** @description Whose figure counts; null for `dismissed` */
            source: string | null;
            /** @description Empty when none was given */
            reason: string;
            /** Format: date-time */
            at: string;
        };
        CompanyReport: {
            companyId: string;
            companyName: string;
            domain: string;
            status: components["schemas"]["CompanyReportStatus"];
            errorMessage: string | null;
            id: string | null;
            version: number | null;
            /** Format: date-time */
            generatedAt: string | null;
            reportData: {
                analysis: components["schemas"]["ReportAnalysis"];
                evidence: {
                    id: string;
                    /** @enum {string} */
                    kind: "page" | "article" | "feed_item" | "headline" | "job_board" | "filing" | "repository" | "publication" | "trial";
                    url: string;
                    title: string;
                    /** @description Day, as 2026-10-02; null: undated */
                    date: string | null;
                    publisher: string;
                    text: string;
                    /** @enum {string} */
                    proof: "own_domain" | "linked_from_site" | "names_domain" | "identifier" | "name_and_place";
                }[];
                outcomes: {
                    source: string;
                    label: string;
                    /** @enum {string} */
                    state: "found" | "nothing" | "not_connected" | "forbidden" | "failed" | "timed_out";
                    message: string | null;
                    evidence: number;
                    pages: {
                        url: string;
                        /** @enum {string} */
                        state: "read" | "missing" | "forbidden" | "too_large" | "unreadable" | "failed";
                        message: string | null;
                    }[];
                    durationMs: number;
                }[];
                unconfirmed: {
                    title: string;
                    url: string;
                    reason: string;
                }[];
                drops: {
                    /** @enum {string} */
                    section: "summary" | "launch" | "rd" | "news";
                    text: string;
                    reason: string;
                }[];
                changes: {
                    since: number;
                    newLaunches: string[];
                    newNews: string[];
                    openedPositions: string[];
                    closedPositions: string[];
                    newKeywords: string[];
                } | null;
                analyst: {
                    kind: components["schemas"]["CompanyReportKind"];
                    name: string;
                    version: string;
                };
                durationMs: number;
                cost: {
                    inputTokens: number;
                    outputTokens: number;
                    pagesRead: number;
                };
            } | null;
            versions: components["schemas"]["CompanyReportVersions"][];
        };
        ReportAnalysis: {
            summary: string;
            summarySentences: {
                text: string;
                citations: components["schemas"]["ReportAnalysisCitations"][];
            }[];
            productLaunches: {
                name: string;
                /** @description Day, as 2026-10-02; null: undated */
                launchDate: string | null;
                description: string;
                isBackground: boolean;
                citations: components["schemas"]["ReportAnalysisCitations"][];
            }[];
            rdActivity: {
                hasRD: boolean;
                keywords: string[];
                keywordCitations: components["schemas"]["ReportAnalysisCitations"][];
                mentions: string[];
                mentionCitations: components["schemas"]["ReportAnalysisCitations"][];
            };
            jobOpenings: {
                count: number | null;
                departmentsHiring: string[];
                positions: string[];
                postings: {
                    title: string;
                    department: string | null;
                    location: string | null;
                    url: string | null;
                    /** @description Day, as 2026-10-02; null: undated */
                    postedOn: string | null;
                }[];
                evidenceId: string | null;
                evidenceIds: string[];
            };
            recentNews: {
                /** @enum {string} */
                category: "equity_raise" | "partnership" | "office_move" | "other";
                title: string;
                summary: string;
                /** @description Day, as 2026-10-02; null: undated */
                date: string | null;
                isBackground: boolean;
                citations: components["schemas"]["ReportAnalysisCitations"][];
            }[];
        };
        BulkReportStart: {
            successful: number;
            runId: string | null;
            refused: {
                companyId: string;
                reason: string;
            }[];
        };
        ReportStatuses: {
            statuses: {
                companyId: string;
                status: components["schemas"]["CompanyReportStatus"];
                errorMessage: string | null;
            }[];
        };
        ReportEstimate: {
            toWrite: number;
            fresh: number;
            unknown: number;
            seconds: number;
            isMeasured: boolean;
            analyst: components["schemas"]["ReportEstimateAnalyst"];
            tokens: number;
        };
        Campaign: {
            id: string;
            name: string;
            description: string | null;
            /**
             * @description completed: all have ended and at least one report is there; failed: none is
             * @enum {string}
             */
            status: "in_progress" | "completed" | "failed" | "paused" | "cancelled";
            totalCompanies: number;
            completedReports: number;
            keptReports: number;
            failedReports: number;
            cancelledReports: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            completedAt: string | null;
            runningReports: number;
            secondsLeft: number | null;
            analyst: string;
        };
        CampaignItem: {
            companyId: string;
            name: string;
            domain: string;
            state: components["schemas"]["CampaignsItemsState"];
            attempts: number;
            message: string | null;
            durationMs: number | null;
            /** Format: date-time */
            finishedAt: string | null;
            reportId: string | null;
            /** @description The company that this one was merged into since; its reports moved there */
            mergedInto?: components["schemas"]["CompanyRelationsAncestors"];
        };
        DuplicatePage: {
            items: components["schemas"]["Duplicate"][];
            nextCursor: string | null;
            total: number;
        };
        Duplicate: {
            /**
             * @description The id of a pair
             * @example 65f0c0ffee0000000000000a-65f0c0ffee0000000000000b
             */
            id: string;
            /** @description `possible`: a person has to look */
            strength: components["schemas"]["DuplicateStrength"];
            reasons: components["schemas"]["DuplicateReason"][];
            /** @description The one that was added first comes first */
            companies: components["schemas"]["Company"][];
            state: components["schemas"]["ContactDuplicatesListState"];
            /** Format: date-time */
            foundAt: string;
            /** Format: date-time */
            dismissedAt: string | null;
        };
        DuplicateReason: {
            /** @enum {string} */
            kind: "identifier" | "site" | "name" | "location" | "industry" | "size";
            /**
             * @description The reason in words
             * @example Both have the LEI 815600B8C2C9F0E5E037
             */
            text: string;
        };
        DuplicateSearch: {
            /** @enum {string} */
            state: "none" | "running" | "completed" | "failed";
            /** @description Companies compared */
            done: number;
            total: number;
            /** @description Pairs that were new */
            found: number;
            /** Format: date-time */
            startedAt: string | null;
        };
        MergePreview: {
            survivor: components["schemas"]["Company"];
            other: components["schemas"]["Company"];
            fields: components["schemas"]["MergeField"][];
            /** @description What of the other company the survivor takes over; `figures` are those of its history */
            moves: {
                sources: number;
                figures: number;
                contacts: number;
                leads: number;
                reports: number;
                campaigns: number;
                messages: number;
                notes: number;
                changes: number;
            };
            /** @description Sources of the other company that the survivor does not take over, as their identifiers were struck out there */
            leftOutSources: string[];
            /** @description Why the two cannot be merged at the moment */
            blockedBy?: string;
        };
        MergeField: {
            /** @description An own column is written `custom.` and its key */
            field: ("name" | "domain" | "industry" | "locations" | "headcount" | "identifiers" | "tags" | "aliases") | string;
            /** @description The name of an own column */
            label?: string;
            survivor: components["schemas"]["MergeFieldSurvivor"];
            other: components["schemas"]["MergeFieldSurvivor"];
            /**
             * @description Whose value the merged company has by default
             * @enum {string}
             */
            merged: "survivor" | "other" | "both";
            /** @description True: `choices` of the merge may name the other one */
            isChoice: boolean;
        };
        MergedCompany: {
            /**
             * Format: uuid
             * @description The id of a merge
             * @example 3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90
             */
            mergeId: string;
            company: components["schemas"]["Company"];
        };
        MergePage: {
            items: components["schemas"]["CompanyMerge"][];
            nextCursor: string | null;
        };
        CompanyMerge: {
            /**
             * Format: uuid
             * @description The id of a merge
             * @example 3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90
             */
            id: string;
            /** @description As it was before the merge */
            survivor: components["schemas"]["CompanyMergeSurvivor"];
            other: components["schemas"]["CompanyMergeSurvivor"];
            /** Format: date-time */
            mergedAt: string;
            mergedBy: components["schemas"]["TrashEntryDeletedBy"];
            /** Format: date-time */
            undoneAt: string | null;
            /** @description Only a `merged` one can be undone; `merging` and `undoing` are under way */
            state: components["schemas"]["CompanyMergeState"];
        };
        UndoneMerge: {
            /** @description Ids of the two companies */
            restored: string[];
            /** @description What was changed after the merge; it stays on the company that is named */
            keptEdits: {
                companyId: string;
                /** @description As `name`, `tags`, `headcount` or `figure:Wikidata` */
                field: string;
                value: string | number | string[] | null;
                /** Format: date-time */
                at: string;
                /** @description As the `by` of an origin: person, import, sync … */
                by: string;
            }[];
            /** @description What is not as it was, in sentences: an own identifier that another company has by now is left out */
            notes: string[];
        };
        ContactDuplicatePage: {
            items: components["schemas"]["ContactDuplicate"][];
            nextCursor: string | null;
            total: number;
        };
        ContactDuplicate: {
            /**
             * @description The id of a pair
             * @example 65f0c0ffee0000000000000a-65f0c0ffee0000000000000b
             */
            id: string;
            /** @description `possible`: a user has to look */
            strength: components["schemas"]["DuplicateStrength"];
            reasons: components["schemas"]["ContactDuplicateReason"][];
            /** @description The one that was saved first comes first */
            contacts: components["schemas"]["SavedContact"][];
            state: components["schemas"]["ContactDuplicatesListState"];
            /** Format: date-time */
            foundAt: string;
            /** Format: date-time */
            dismissedAt: string | null;
        };
        ContactDuplicateReason: {
            /** @enum {string} */
            kind: "profile" | "email" | "vendorId" | "phone" | "name" | "employer" | "location";
            /**
             * @description The reason in words
             * @example Same mobile number
             */
            text: string;
        };
        SavedContact: {
            id: string;
            name: string;
            isNameHidden: boolean;
            title: string | null;
            organizationName: string | null;
            organizationDomain: string | null;
            organizationIndustry: string | null;
            organizationSize: number | null;
            email: string | null;
            emailStatus: components["schemas"]["SavedContactEmailStatus"] | null;
            emailStatusOriginal: string | null;
            phone: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            linkedinUrl: string | null;
            seniority: components["schemas"]["ContactsListSeniority"] | null;
            knownIn: components["schemas"]["SavedContactKnownIn"][];
            sources: {
                source: string;
                id: string;
                /** Format: date-time */
                at: string;
            }[];
            origins: {
                [key: string]: {
                    source: string;
                    /** Format: date-time */
                    at: string;
                };
            };
            otherValues: {
                /** @enum {string} */
                field: "email" | "phone" | "linkedinUrl";
                value: string;
                source: string | null;
            }[];
            formerEmployers: {
                name: string | null;
                domain: string | null;
            }[];
            /** @description Of contacts that were merged into this one; they lead here */
            formerIds: string[];
            companyId: string | null;
            /** @description Ids of the lists that they are on; one in the trash may be among them */
            lists: string[];
            notes: {
                id: string;
                text: string;
                /** Format: date-time */
                at: string;
            }[];
            /** Format: date-time */
            savedAt: string;
        };
        ContactMergePreview: {
            /** @description The survivor, and the other one */
            contacts: components["schemas"]["SavedContact"][];
            fields: {
                /** @enum {string} */
                field: "name" | "title" | "employer" | "email" | "phone" | "profile" | "location" | "seniority";
                survivor: string | null;
                other: string | null;
                /** @description Whose value the merged contact has by default */
                merged: components["schemas"]["ContactMergePreviewMerged"];
                /** @description True: `choices` of the merge may name the other one */
                isChoice: boolean;
            }[];
            /** @description `droppedMessages`: not sent, to a person who is a recipient of the campaign twice */
            moves: {
                sources: number;
                notes: number;
                leads: number;
                droppedMessages: number;
            };
        };
        MergedContact: {
            /**
             * Format: uuid
             * @description The id of a merge
             * @example 3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90
             */
            mergeId: string;
            contact: components["schemas"]["SavedContact"];
        };
        ContactMergePage: {
            items: components["schemas"]["ContactMerge"][];
            nextCursor: string | null;
        };
        ContactMerge: {
            /**
             * Format: uuid
             * @description The id of a merge
             * @example 3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90
             */
            id: string;
            survivorId: string;
            otherId: string;
            /** @description As it was; null once the merge is undone */
            otherName: string | null;
            /** Format: date-time */
            mergedAt: string;
            mergedBy: string;
            /** Format: date-time */
            undoneAt: string | null;
            /** @description Only a `merged` one can be undone */
            state: components["schemas"]["CompanyMergeState"];
        };
        UndoneContactMerge: {
            /** @description Ids of the two contacts */
            restored: string[];
            /** @description Fields that were changed after the merge, as `email` or `notes`; they stay on the survivor */
            keptEdits: string[];
        };
        SmartSearchAnswer: {
            results: components["schemas"]["ContactResults"];
            filters: components["schemas"]["SmartSearchAnswerFilters"];
            readings: {
                text: string;
                filter: string;
                value: string;
            }[];
            leftOver: string[];
            corrections: {
                written: string;
                read: string;
            }[];
            isSearched: boolean;
            reader: components["schemas"]["ReportEstimateAnalyst"];
            notice: string | null;
        };
        ContactResults: {
            contacts: components["schemas"]["Contact"][];
            totalResults: number;
            isUpTo: boolean;
            page: number;
            perPage: number;
            totalPages: number;
            next: string | null;
            asked: {
                source: components["schemas"]["ContactResultsSource"];
                label: string;
                found: number;
                total: number | null;
                credits: number;
                creditsPending: number;
                problem: string | null;
            }[];
            suppressed: number;
            newCount: number | null;
            /** @description Left out because of the list of customers; `includeCustomers` brings them. Left out when none is */
            hiddenCustomers?: number;
        };
        Contact: {
            id: string;
            name: string;
            isNameHidden: boolean;
            title: string | null;
            organizationName: string | null;
            organizationDomain: string | null;
            organizationIndustry: string | null;
            organizationSize: number | null;
            email: string | null;
            emailStatus: components["schemas"]["SavedContactEmailStatus"] | null;
            emailStatusOriginal: string | null;
            phone: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            linkedinUrl: string | null;
            seniority: components["schemas"]["ContactsListSeniority"] | null;
            sources: {
                source: components["schemas"]["ContactResultsSource"];
                id: string;
            }[];
            mergedBecause: string | null;
            differences: {
                field: string;
                values: {
                    source: components["schemas"]["ContactResultsSource"];
                    value: string;
                }[];
            }[];
            /** Format: date-time */
            foundAt: string;
            reveal: {
                source: components["schemas"]["ContactResultsSource"];
                creditsMax: number;
                hasEmail: boolean | null;
                hasPhone: boolean | null;
            } | null;
            contactId: string | null;
            knownIn: components["schemas"]["SavedContactKnownIn"][];
            isNew: boolean;
            /** @description Its entry in the list of customers; left out when it has none */
            customer?: components["schemas"]["CustomerMark"];
        };
        ContactSource: {
            source: components["schemas"]["ContactResultsSource"];
            label: string;
            sizeLabel: string;
            connected: boolean;
            reason: string | null;
            searchCreditsMax: number;
            revealCredits: number;
            creditsLeft: number | null;
        };
        RevealEstimate: {
            creditsMax: number;
            bySource: {
                source: components["schemas"]["ContactResultsSource"];
                label: string;
                people: number;
                creditsMax: number;
            }[];
            free: number;
            impossible: number;
        };
        RevealResult: {
            contacts: components["schemas"]["Contact"][];
            revealed: number;
            notFound: number;
            fromStore: number;
            suppressedIds: string[];
            failed: {
                id: string;
                message: string;
            }[];
            credits: number;
            /** @description The most credits of buying once more, with `repeatLost`, what may have been charged and whose response was lost; 0 when nothing was lost */
            repeatCredits: number;
        };
        SaveContactsResult: {
            contacts: components["schemas"]["SavedContact"][];
            created: number;
            updated: number;
            suppressed: number;
        };
        DeletedContacts: {
            removed: number;
            /** @description Restores all of them: POST /api/trash/{id}/restore */
            trashId: string | null;
        };
        Suppression: {
            id: string;
            kinds: ("email" | "profile" | "phone" | "domain" | "source-id")[];
            reason: string;
            /** Format: date-time */
            addedAt: string;
        };
        SuppressionCheck: {
            isSuppressed: boolean;
            entryIds: string[];
        };
        FoundPersonalData: {
            records: {
                place: string;
                id: string;
                label: string;
                match: components["schemas"]["FoundPersonalDataMatch"];
            }[];
            recognisedBy: components["schemas"]["FoundPersonalDataRecognisedBy"][];
            isSuppressed: boolean;
        };
        ExportedPersonalData: {
            /** Format: date-time */
            exportedAt: string;
            recognisedBy: components["schemas"]["FoundPersonalDataRecognisedBy"][];
            records: {
                place: string;
                id: string;
                label: string;
                match: components["schemas"]["FoundPersonalDataMatch"];
                data: unknown;
            }[];
        };
        ErasedPersonalData: {
            erased: {
                place: string;
                count: number;
            }[];
            suppressed: number;
            leftovers: {
                collection: string;
                count: number;
            }[];
            scanned: number;
        };
        SavedSearch: {
            id: string;
            name: string;
            source: components["schemas"]["SavedSearchSource"];
            filters: components["schemas"]["SmartSearchAnswerFilters"];
            sentence: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastRunAt: string | null;
            lastTotal: number | null;
            lastNewCount: number | null;
        };
        CompanyImport: {
            id: string;
            fileName: string;
            /** @enum {string} */
            state: "running" | "completed" | "failed" | "cancelled" | "taking_back" | "taken_back";
            mode: components["schemas"]["CompaniesUpsertMode"];
            by: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string | null;
            rows: number;
            bytesRead: number;
            bytesTotal: number;
            message: string | null;
            isCancelRequested: boolean;
            counts: components["schemas"]["CompanyImportCounts"];
            takenBack: {
                /** Format: date-time */
                at: string;
                by: string;
                batches: number;
                removed: number;
                restored: number;
                kept: number;
            } | null;
        };
        Lead: {
            id: string;
            firstName: string;
            lastName: string;
            title: string | null;
            company: string | null;
            email: string | null;
            linkedinUrl: string | null;
            phone: string | null;
            location: string | null;
            industry: string | null;
            enrichmentStatus: components["schemas"]["LeadsListStatus"];
            contactId: string | null;
            companyId: string | null;
            message: string | null;
            suggestionCount: number;
            needsReview: boolean;
            /** @description What was found for each field */
            outcomes: components["schemas"]["LeadOutcomes"];
            /** @description Ids of the lists of people that they are on; one in the trash may be among them */
            userLists: string[];
            /** Format: date-time */
            createdAt: string;
        };
        LeadFieldOutcome: {
            /**
             * @description found: by a source; suggestion: another value waits for a decision; review: a match waits for one; locked: given by a person; pending: not searched yet
             * @enum {string}
             */
            state: "found" | "suggestion" | "review" | "not_found" | "skipped" | "failed" | "locked" | "pending";
            /** @description Why it was skipped or failed */
            reason: string | null;
        };
        SaveLeadsResult: {
            created: number;
            known: number;
            suppressed: number;
        };
        LeadCounters: {
            total: number;
            pending: number;
            enriching: number;
            completed: number;
            failed: number;
            review: number;
            suggestions: number;
        };
        LeadDetail: {
            id: string;
            firstName: string;
            lastName: string;
            title: string | null;
            company: string | null;
            email: string | null;
            linkedinUrl: string | null;
            phone: string | null;
            location: string | null;
            industry: string | null;
            enrichmentStatus: components["schemas"]["LeadsListStatus"];
            contactId: string | null;
            companyId: string | null;
            message: string | null;
            suggestionCount: number;
            needsReview: boolean;
            /** @description What was found for each field */
            outcomes: components["schemas"]["LeadOutcomes"];
            /** @description Ids of the lists of people that they are on; one in the trash may be among them */
            userLists: string[];
            /** Format: date-time */
            createdAt: string;
            origins: {
                [key: string]: {
                    source: string;
                    /** Format: date-time */
                    at: string;
                    confidence: number | null;
                    isLocked: boolean;
                };
            };
            steps: {
                step: components["schemas"]["LeadDetailStep"];
                /** @enum {string} */
                state: "pending" | "running" | "completed" | "skipped" | "failed" | "review";
                source: string | null;
                confidence: number | null;
                credits: number;
                message: string | null;
                /** Format: date-time */
                at: string | null;
                durationMs: number | null;
                /** @description Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost` */
                repeatCredits: number | null;
            }[];
            log: {
                step: components["schemas"]["LeadDetailStep"];
                source: string;
                outcome: string;
                message: string | null;
                credits: number;
                /** Format: date-time */
                at: string;
                durationMs: number;
            }[];
            suggestions: {
                field: components["schemas"]["LeadDetailField"];
                value: string;
                source: string;
                confidence: number;
                /** Format: date-time */
                at: string;
            }[];
            candidates: {
                id: string;
                step: components["schemas"]["LeadDetailStep"];
                source: string;
                confidence: number;
                values: {
                    [key: string]: string;
                };
                reason: string;
            }[];
            lists: {
                id: string;
                name: string;
                kind: string;
            }[];
            companyFigures: {
                id: string;
                name: string;
                domain: string;
                industry: string | null;
                employees: number | null;
            } | null;
        };
        LeadFindingCounts: {
            total: number;
            findings: {
                /**
                 * @description Only leads with this finding: matched or unmatched (known to the people-data source or not), suggestion (something waits for a decision), found:email, suggestion:email and not_found:email for each field, or why a step was skipped, as skipped:limit
                 * @example suggestion
                 */
                finding: components["schemas"]["LeadsListFinding"];
                leads: number;
            }[];
        };
        LeadNeighbors: {
            /** @description From 1, newest first; null when the lead does not pass the filter (any more) */
            position: number | null;
            /** @description Matching leads; counting stops at 10,000 with a filter. Of more than 2,000, people on the do-not-contact list count too */
            total: number;
            previousId: string | null;
            nextId: string | null;
            /** @description The next lead of the filter with a suggestion */
            nextSuggestionId: string | null;
        };
        LeadDecisions: {
            /** @description Undoes all of it; null for a preview and when nothing was decided */
            decisionId: string | null;
            /** Format: date-time */
            at: string;
            suggestions: number;
            leads: number;
            leftTotal: number;
            left: components["schemas"]["LeadDecisionsLeft"][];
        };
        UndoneLeadDecisions: {
            restored: number;
            leftTotal: number;
            left: components["schemas"]["LeadDecisionsLeft"][];
        };
        LeadList: {
            id: string;
            /** @enum {string} */
            kind: "sheet" | "file" | "pasted";
            name: string;
            spreadsheetId: string | null;
            tab: string | null;
            range: string | null;
            counts: {
                created: number;
                updated: number;
                unchanged: number;
                duplicates: number;
                suppressed: number;
                failed: number;
            };
            leadCount: number;
            writeBack: {
                state: components["schemas"]["LeadListState"];
                message: string | null;
                cells: number;
                missingRows: number;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            importedAt: string;
        };
        LeadPreview: {
            name: string;
            headers: string[];
            mapping: (string | null)[];
            rows: string[][];
            total: number;
            created: number;
            updated: number;
            unchanged: number;
            duplicates: number;
            suppressed: number;
            failed: number;
            errors: components["schemas"]["LeadPreviewErrors"][];
            ignoredCells: number;
            notes: components["schemas"]["LeadPreviewErrors"][];
            estimate: components["schemas"]["LeadsEstimateOutput"];
        };
        LeadImportResult: {
            imported: number;
            created: number;
            updated: number;
            unchanged: number;
            duplicates: number;
            suppressed: number;
            failed: number;
            errors: components["schemas"]["LeadPreviewErrors"][];
            ignoredCells: number;
            notes: components["schemas"]["LeadPreviewErrors"][];
            list: components["schemas"]["LeadList"];
            runId: string | null;
        };
        WriteBackPlan: {
            total: number;
            cells: {
                row: number;
                cell: string;
                column: string;
                value: string;
                lead: string;
            }[];
            newColumns: string[];
            rows: number;
            missing: {
                lead: string;
                reason: string;
            }[];
        };
        EnrichmentRun: {
            id: string;
            listId: string | null;
            name: string;
            steps: components["schemas"]["LeadDetailStep"][];
            state: components["schemas"]["SyncRunState"];
            total: number;
            pending: number;
            running: number;
            completed: number;
            failed: number;
            skipped: number;
            cancelled: number;
            creditsMax: number | null;
            creditsSpent: number;
            /** @description The most credits of buying once more, with `repeatLost`, what may have been charged and whose response was lost; 0 when nothing was lost */
            repeatCredits: number;
            secondsLeft: number | null;
            results: components["schemas"]["LeadRunResults"];
            writeBack: components["schemas"]["LeadListState"] | null;
            writeBackMessage: string | null;
            isOpen: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        /** @description What was found, as it is now; the same counts as the findings with this runId */
        LeadRunResults: {
            /** @description Leads that the run was the last to work on */
            leads: number;
            /** @description Of them, leads whom the people-data source knows */
            matched: number;
            /** @description E-mail addresses found */
            emails: number;
            /** @description Fields for which another value waits for a decision */
            suggestions: number;
        };
        List: {
            id: string;
            name: string;
            /** @description What is on the list: companies, or saved contacts and leads */
            kind: components["schemas"]["ListsListKind"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Companies, or saved contacts and leads together */
            count: number;
        };
        ListPeople: {
            people: {
                /** @enum {string} */
                kind: "contact" | "lead";
                id: string;
                name: string;
                title: string | null;
                company: string | null;
                email: string | null;
                phone: string | null;
                linkedinUrl: string | null;
            }[];
            nextCursor: string | null;
            /** @description Left out of this page: they are on the do-not-contact list */
            suppressed: number;
        };
        ChangedMembers: {
            /** @description Put on the list, or taken off it, by this call */
            changed: number;
            /** @description Were on it, or off it, already */
            unchanged: number;
            /** @description All on the list now */
            count: number;
        };
        CustomerPage: {
            entries: components["schemas"]["Customer"][];
            /** @description All that match */
            total: number;
            nextCursor: string | null;
            /** @description Of the whole list, the most frequent first */
            reasons: {
                reason: string;
                entries: number;
            }[];
        };
        Customer: {
            id: string;
            name: string | null;
            domain: string | null;
            identifiers: components["schemas"]["ShortIdentifierOutput"][];
            reason: string;
            /** @description The file that it came in; null when it was typed */
            file: string | null;
            /** Format: date-time */
            addedAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The tracked company that it marks; null while there is none */
            company: components["schemas"]["CustomerCompany"] | null;
            /** @description A tracked company with the same name and nothing else in common: it is not marked until the entry has its domain */
            suggestion: components["schemas"]["CustomerCompany"] | null;
        };
        RemovedCustomers: {
            removed: number;
            trashId: string | null;
        };
        GeneratedMessage: {
            id: string;
            message: string;
            messageType: components["schemas"]["GeneratedMessageMessageType"];
            clauses: {
                text: string;
                restsOn: string[];
            }[];
            unsupported: components["schemas"]["UnsupportedClaim"][];
            unusedFacts?: {
                id: string;
                reason: string;
            }[];
            isTrimmed: boolean;
            limit: number | null;
            length: number;
            writer: {
                /** @enum {string} */
                kind: "built-in" | "model" | "template";
                name: string;
                version: string;
            };
            tokens: number;
            variant: number;
            /** Format: date-time */
            createdAt: string;
            request: {
                messageType: components["schemas"]["GeneratedMessageMessageType"];
                /** @default  */
                recipientName: string;
                /** @default  */
                recipientTitle: string;
                /** @default  */
                recipientCompany: string;
                /** @default  */
                recipientIndustry: string;
                /** @default  */
                campaignGoal: string;
                /** @default  */
                senderName: string;
                /** @default  */
                senderTitle: string;
                /** @default [] */
                facts: components["schemas"]["AiContactFactsItem"][];
                /** @default friendly */
                tone: components["schemas"]["GeneratedMessageTone"];
                /** @default medium */
                length: components["schemas"]["GeneratedMessageLength"];
                /** @default true */
                isFormal: boolean;
                /** @default en */
                language: components["schemas"]["GeneratedMessageLanguage"];
                /** @default 300 */
                limit: number;
            };
            contactId: string | null;
        };
        UnsupportedClaim: {
            text: string;
            at: number;
            /** @enum {string} */
            kind: "number" | "date" | "name" | "title" | "funding" | "event" | "relation" | "other";
            reason: string;
        };
        MessageCheck: {
            unsupported: components["schemas"]["UnsupportedClaim"][];
            length: number;
            limit: number | null;
            isOverLimit: boolean;
            trimmed: string;
        };
        MessageWriters: {
            writers: {
                kind: components["schemas"]["CompanyReportKind"];
                name: string;
                isDefault: boolean;
            }[];
            templateVariables: string[];
        };
        MessageTemplate: {
            id: string;
            name: string;
            messageType: components["schemas"]["GeneratedMessageMessageType"];
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        OutreachCampaign: {
            id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "active" | "paused" | "completed";
            type: components["schemas"]["GeneratedMessageMessageType"];
            totalTargets: number;
            sent: number;
            accepted: number;
            replied: number;
            targetCriteria: {
                [key: string]: string;
            };
            pending: number;
            failed: number;
            dailyLimit: number;
            templateId: string | null;
            goal: string;
            senderName: string;
            senderTitle: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            completedAt: string | null;
        };
        OutreachMessage: {
            id: string;
            campaignId: string;
            campaignName: string;
            recipientName: string | null;
            recipientLinkedinUrl: string | null;
            recipientCompany: string | null;
            recipientTitle: string | null;
            contactId: string | null;
            leadId: string | null;
            status: components["schemas"]["OutreachMessagesStatus"];
            messageContent: string | null;
            messageType: components["schemas"]["GeneratedMessageMessageType"];
            writtenBy: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            acceptedAt: string | null;
            /** Format: date-time */
            repliedAt: string | null;
            failure: string | null;
            isSuppressed: boolean;
            isErased: boolean;
            revision: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AddTargetsResult: {
            added: number;
            known: number;
            suppressed: number;
            /** @description Left out because of the list of customers; `includeCustomers` brings them. Left out when none is */
            hiddenCustomers?: number;
        };
        OutreachCounters: {
            activeCampaigns: number;
            totalSent: number;
            accepted: number;
            replied: number;
        };
        OutreachFunnel: {
            templates: {
                name: string;
                targets: number;
                sent: number;
                accepted: number;
                replied: number;
                acceptRate: number | null;
                replyRate: number | null;
            }[];
        };
        SendingDesk: {
            requests: components["schemas"]["SendingDeskRequests"];
            messages: components["schemas"]["SendingDeskRequests"];
            campaign: components["schemas"]["SendingDeskRequests"] | null;
            queue: components["schemas"]["OutreachMessage"][];
            waiting: number;
            daysLeft: number | null;
            suppressed: number;
        };
        Settings: {
            email: string | "";
            autoSync: boolean;
            emailNotifications: boolean;
            minimumSources: number;
            excludeOutliers: boolean;
            headlineScope: components["schemas"]["CompanyHeadcountScope"];
            maxFigureAgeMonths: number;
            googleNews: boolean;
        };
        Recompute: {
            state: components["schemas"]["RecomputeState"];
            done: number;
            total: number;
            changed: number;
            message: string | null;
        };
        SettingsPreview: {
            willChange: number;
            loseAggregate: number;
            gainAggregate: number;
            companies: number;
        };
        Notification: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "sync_finished" | "sync_failed" | "headcount_moved" | "reports_finished" | "reports_failed" | "email_failed";
            title: string;
            message: string;
            link: string | null;
            emailed: boolean;
        };
        TrashPage: {
            entries: components["schemas"]["TrashEntry"][];
            nextCursor: string | null;
            total: number;
        };
        EmptiedTrash: {
            purged: number;
            left: number;
        };
        DeletionPreview: {
            label: string;
            contents: components["schemas"]["TrashEntryContents"][];
            stays: components["schemas"]["TrashEntryContents"][];
            days: number;
        };
        Restored: {
            /** @description What was deleted */
            kind: components["schemas"]["TrashListKind"];
            recordIds: string[];
            label: string;
            notes: string[];
        };
        TimelineEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "added" | "change" | "figure" | "sync" | "report" | "contact" | "lead" | "message_sent" | "reply" | "note";
            title: string;
            by: {
                /** @enum {string} */
                kind: "person" | "script" | "job" | "import" | "sync" | "source" | "discovery" | "analyst" | "unknown";
                label: string | null;
            };
            details: {
                [key: string]: string;
            };
            href?: string;
        };
        View: {
            /**
             * @description The text that is searched for; empty for none
             * @example robotics
             */
            q: string;
            filter: components["schemas"]["CompanyFilter"] | null;
            /**
             * @description null: by relevance in a search, else the largest first
             * @example -growth12
             */
            sort: components["schemas"]["CompaniesListSort"] | null;
            /**
             * @description The columns between the name and the details, in their order: industry, location, employees, growth12, growth6, growth3, sourceCount, spread, quality, tags, updated, added, synced, source:<name of a source> or custom.<key>. null for the table as it comes.
             * @example [
             *       "employees",
             *       "spread",
             *       "source:Wikidata"
             *     ]
             */
            columns: string[] | null;
            /**
             * @description The height of the rows
             * @example compact
             */
            density: components["schemas"]["ViewDensity"];
            id: string;
            name: string;
            /** @description Always there; it can be copied, not changed */
            isReadyMade: boolean;
            /** @description What the filter names and no longer exists, in sentences. With an unknown field, a list with this filter is refused. */
            problems: string[];
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        ApiKey: {
            /**
             * Format: uuid
             * @description The id of the key; the audit log names it
             */
            id: string;
            /**
             * @description What the key is for
             * @example Nightly upsert
             */
            name: string;
            /** @description What the key may do */
            scopes: components["schemas"]["ApiKeyScopes"][];
            /**
             * @description How the key begins and ends
             * @example wbkey_…Xy3Z
             */
            hint: string;
            /**
             * @description Requests per minute and process; null: only the limit of the server
             * @example 600
             */
            requestsPerMinute: number | null;
            /** @description Only an active key is accepted */
            state: components["schemas"]["ApiKeyState"];
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description It is refused from then on; null: never
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; null: it was not
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description The hour of its last use; null: not used yet
             */
            lastUsedAt: string | null;
        };
        CreatedApiKey: {
            /**
             * Format: uuid
             * @description The id of the key; the audit log names it
             */
            id: string;
            /**
             * @description What the key is for
             * @example Nightly upsert
             */
            name: string;
            /** @description What the key may do */
            scopes: components["schemas"]["ApiKeyScopes"][];
            /**
             * @description How the key begins and ends
             * @example wbkey_…Xy3Z
             */
            hint: string;
            /**
             * @description Requests per minute and process; null: only the limit of the server
             * @example 600
             */
            requestsPerMinute: number | null;
            /** @description Only an active key is accepted */
            state: components["schemas"]["ApiKeyState"];
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description It is refused from then on; null: never
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; null: it was not
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description The hour of its last use; null: not used yet
             */
            lastUsedAt: string | null;
            /** @description The key itself. It is shown this once and cannot be read again */
            key: string;
        };
        ImportResult: {
            importId: string;
            imported: number;
            created: number;
            updated: number;
            historical: number;
            renamed: number;
            namesKept: number;
            suggested: number;
            skipped: number;
            unchanged: number;
            duplicates: number;
            refused: number;
            failed: number;
            ignoredCells: number;
            rows: number;
            errors: components["schemas"]["ImportResultErrors"][];
            repeats: components["schemas"]["ImportResultErrors"][];
            notes: components["schemas"]["ImportResultErrors"][];
            renames: components["schemas"]["ImportResultRenames"][];
            suggestions: components["schemas"]["ImportResultSuggestions"][];
            refusals: components["schemas"]["ImportResultErrors"][];
            leftOutColumns: components["schemas"]["ImportResultLeftOutColumns"][];
            isCancelled: boolean;
            errorFile: string | null;
        };
        UpsertAnswer: {
            created: number;
            updated: number;
            unchanged: number;
            refused: number;
            conflict: number;
            dryRun: boolean;
            /** @description One for each row, in their order */
            results: components["schemas"]["UpsertResult"][];
        };
        UpsertResult: {
            /** @description From 0, as in the request */
            row: number;
            /**
             * @description `refused`: `issues` say why; `conflict`: its keys name no single company; `candidates` are those that they name
             * @enum {string}
             */
            status: "created" | "updated" | "unchanged" | "refused" | "conflict";
            /** @description Of the company; null where there is none */
            id: string | null;
            /** @description Of the company */
            domain: string | null;
            /** @description What changed, as `name`, `figure:LinkedIn`, `custom.tier` */
            fields: string[];
            /** @description Why it was refused; else what of it was left out, as a value of a locked field */
            issues: {
                /** @description Within the row */
                path: (string | number)[];
                /** @description What is wrong and what would be right, or what was left out */
                message: string;
                /** @description As it was sent, shortened */
                value: string | null;
            }[];
            /** @description Ids of the companies that its keys name */
            candidates: string[];
        };
        ImportPreview: {
            encoding: components["schemas"]["ImportPreviewEncoding"];
            delimiter: components["schemas"]["ImportPreviewDelimiter"];
            sheet: string | null;
            headers: string[];
            mapping: (string | null)[];
            columns: {
                header: string;
                field: string | null;
                label: string | null;
                /** @enum {string} */
                by: "rule" | "hand" | "remembered";
                reason: string | null;
                samples: string[];
            }[];
            missing: ("name" | "domain" | "industry")[];
            sample: string[][];
            outcome: {
                imported: number;
                created: number;
                updated: number;
                historical: number;
                renamed: number;
                namesKept: number;
                suggested: number;
                skipped: number;
                unchanged: number;
                duplicates: number;
                refused: number;
                failed: number;
                ignoredCells: number;
                rows: number;
                errors: components["schemas"]["ImportResultErrors"][];
                repeats: components["schemas"]["ImportResultErrors"][];
                notes: components["schemas"]["ImportResultErrors"][];
                renames: components["schemas"]["ImportResultRenames"][];
                suggestions: components["schemas"]["ImportResultSuggestions"][];
                refusals: components["schemas"]["ImportResultErrors"][];
                leftOutColumns: components["schemas"]["ImportResultLeftOutColumns"][];
            };
            plan: {
                rows: {
                    line: number;
                    kind: components["schemas"]["ImportsRowsKind"];
                    domain: string | null;
                    name: string | null;
                    reason: string | null;
                    fields: {
                        field: string;
                        before: string | null;
                        after: string | null;
                    }[];
                }[];
                nextCursor: number | null;
                counts: components["schemas"]["CompanyImportCounts"];
            };
        };
        CustomerImportResult: {
            file: string;
            columns: components["schemas"]["CustomerImportResultColumns"][];
            /** @description Why no row can be read yet; null when rows can be */
            problem: string | null;
            rows: number;
            added: number;
            changed: number;
            unchanged: number;
            /** @description Rows of a company that an earlier row names */
            repeated: number;
            /** @description Rows whose reason is left out */
            leftOut: number;
            refused: number;
            /** @description Entries that the file does not have; only with mode=replace */
            removed: number;
            /** @description Entries of the list afterwards */
            total: number;
            /** @description Tracked companies that the rows of the file mark */
            marked: number;
            /** @description Entries of the file without a tracked company, which are kept for later */
            later: number;
            /** @description As the rows give them, the most frequent first */
            reasons: components["schemas"]["CustomerImportResultReasons"][];
            /** @description The first 200 rows that are refused */
            problems: components["schemas"]["CustomerImportResultProblems"][];
            /** @description The first 200 rows that repeat an earlier one */
            repeats: components["schemas"]["CustomerImportResultProblems"][];
            /** @description The first 200 cells that are left out; their rows are taken */
            notes: components["schemas"]["CustomerImportResultProblems"][];
            /** @description The first 200 */
            removedEntries: components["schemas"]["CustomerImportResultRemovedEntries"][];
            /** @description The first 200, by name */
            markedCompanies: components["schemas"]["CustomerImportResultMarkedCompanies"][];
            /** @description The first 200 tracked companies that have nothing but the name in common: they are not marked */
            suggestions: components["schemas"]["CustomerImportResultSuggestions"][];
            /** @description Of the entries that were removed; null without any */
            trashId: string | null;
        };
        CustomerPlan: {
            file: string;
            columns: components["schemas"]["CustomerImportResultColumns"][];
            /** @description Why no row can be read yet; null when rows can be */
            problem: string | null;
            rows: number;
            added: number;
            changed: number;
            unchanged: number;
            /** @description Rows of a company that an earlier row names */
            repeated: number;
            /** @description Rows whose reason is left out */
            leftOut: number;
            refused: number;
            /** @description Entries that the file does not have; only with mode=replace */
            removed: number;
            /** @description Entries of the list afterwards */
            total: number;
            /** @description Tracked companies that the rows of the file mark */
            marked: number;
            /** @description Entries of the file without a tracked company, which are kept for later */
            later: number;
            /** @description As the rows give them, the most frequent first */
            reasons: components["schemas"]["CustomerImportResultReasons"][];
            /** @description The first 200 rows that are refused */
            problems: components["schemas"]["CustomerImportResultProblems"][];
            /** @description The first 200 rows that repeat an earlier one */
            repeats: components["schemas"]["CustomerImportResultProblems"][];
            /** @description The first 200 cells that are left out; their rows are taken */
            notes: components["schemas"]["CustomerImportResultProblems"][];
            /** @description The first 200 */
            removedEntries: components["schemas"]["CustomerImportResultRemovedEntries"][];
            /** @description The first 200, by name */
            markedCompanies: components["schemas"]["CustomerImportResultMarkedCompanies"][];
            /** @description The first 200 tracked companies that have nothing but the name in common: they are not marked */
            suggestions: components["schemas"]["CustomerImportResultSuggestions"][];
        };
        ShortIdentifierOutput: {
            /** @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot` */
            kind: string;
            /** @description In the normal form of its kind */
            value: string;
        };
        AiCheckInput: {
            text: string;
            request: components["schemas"]["AiCheckInputRequest"];
        };
        AiContactFactsItem: {
            id: string;
            text: string;
            source: string;
            date: string | null;
            url?: string | null;
            company?: string | null;
            companyId?: string | null;
        };
        AiConnectionRequestInput: {
            /** @default  */
            recipientName: string;
            /** @default  */
            recipientTitle: string;
            /** @default  */
            recipientCompany: string;
            /** @default  */
            recipientIndustry: string;
            /** @default  */
            campaignGoal: string;
            /** @default  */
            senderName: string;
            /** @default  */
            senderTitle: string;
            /** @default [] */
            facts: components["schemas"]["AiContactFactsItem"][];
            /** @default friendly */
            tone: components["schemas"]["GeneratedMessageTone"];
            /** @default medium */
            length: components["schemas"]["GeneratedMessageLength"];
            /** @default true */
            isFormal: boolean;
            /** @default en */
            language: components["schemas"]["GeneratedMessageLanguage"];
            /** @default 300 */
            limit: number;
            contactId?: string | null;
            writer?: components["schemas"]["CompanyReportKind"];
            /** Format: uuid */
            templateId?: string | null;
            /** @default 0 */
            variant: number;
        };
        AiCreateTemplateInput: {
            name: string;
            messageType: components["schemas"]["GeneratedMessageMessageType"];
            body: string;
        };
        AiRemoveTemplateOutput: {
            /** @constant */
            removed: true;
            trashId: string;
        };
        AnalyticsDisagreementsOutput: {
            items: components["schemas"]["Disagreement"][];
            /** @description Pass as `cursor` for the next page; null on the last */
            nextCursor: string | null;
            total: number;
        };
        AnalyticsDismissDisagreementInput: {
            /** @description `state` of the figures that you have seen; 409 when they are others */
            state: string;
            /**
             * @description Why; kept with the decision
             * @example Counts the whole group
             */
            reason?: string;
        };
        ApiKeysCreateInput: {
            /**
             * @description What the key is for
             * @example Nightly upsert
             */
            name: string;
            /**
             * @description What the key may do
             * @example [
             *       "read",
             *       "write"
             *     ]
             */
            scopes: components["schemas"]["ApiKeyScopes"][];
            /**
             * Format: date-time
             * @description In the future; null: the key does not expire
             * @default null
             * @example 2030-01-31T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Requests per minute and process; null: only the limit of the server
             * @default null
             * @example 600
             */
            requestsPerMinute: number | null;
        };
        CampaignsCreateInput: {
            companyIds?: string[];
            /** @description In place of companyIds; at most 5,000 companies */
            selection?: components["schemas"]["CompanySelection"];
            name: string;
            description?: string | null;
            skipYoungerThanDays?: number;
            analyst?: components["schemas"]["CompanyReportKind"];
            /** Format: uuid */
            requestId?: string;
        };
        CampaignsItemsOutput: {
            items: components["schemas"]["CampaignItem"][];
            next: number | null;
        };
        CompaniesCreateInput: {
            name: string;
            domain: string;
            industry?: string;
            /** @description The source that named the company, as in a discovery result; left out: they were typed */
            discoveredBy?: string;
        };
        CompaniesUpsertInput: {
            /** @description true: answer what would happen, write nothing */
            dryRun?: boolean;
            /** @description What rows may do; default: create_and_update */
            mode?: components["schemas"]["CompaniesUpsertMode"];
            /** @description What becomes of other names and industries of tracked companies; default: apply */
            renames?: components["schemas"]["CompaniesUpsertRenames"];
            /** @description One company each; a row that is wrong stops no other */
            rows: components["schemas"]["UpsertRow"][];
        };
        BulkStartInput: {
            selection: components["schemas"]["CompanySelection"];
            /**
             * @description What is done to each of the companies
             * @example {
             *       "kind": "addTags",
             *       "tags": [
             *         "Key account"
             *       ]
             *     }
             */
            action: components["schemas"]["BulkChangeActionAddTags"] | components["schemas"]["BulkChangeActionRemoveTags"] | components["schemas"]["BulkChangeActionAddToList"] | components["schemas"]["BulkChangeActionRemoveFromList"] | components["schemas"]["BulkChangeActionSetIndustry"] | components["schemas"]["BulkChangeActionDelete"];
            /**
             * @description The number of companies that you mean: another one is refused with 409. A deletion of more than 100 needs it.
             * @example 12
             */
            expectedCount?: number;
        };
        BulkPreviewInput: {
            selection: components["schemas"]["CompanySelection"];
            /**
             * @description What is done to each of the companies
             * @example {
             *       "kind": "addTags",
             *       "tags": [
             *         "Key account"
             *       ]
             *     }
             */
            action: components["schemas"]["BulkChangeActionAddTags"] | components["schemas"]["BulkChangeActionRemoveTags"] | components["schemas"]["BulkChangeActionAddToList"] | components["schemas"]["BulkChangeActionRemoveFromList"] | components["schemas"]["BulkChangeActionSetIndustry"] | components["schemas"]["BulkChangeActionDelete"];
        };
        ReportsGenerateManyInput: {
            companyIds?: string[];
            /** @description In place of companyIds; at most 5,000 companies */
            selection?: components["schemas"]["CompanySelection"];
            skipYoungerThanDays?: number;
            analyst?: components["schemas"]["CompanyReportKind"];
        };
        ReportsStatusesInput: {
            companyIds: string[];
        };
        CompaniesCreateOwnColumnInput: {
            /** @example Deal stage */
            name: string;
            /** @example option */
            type: components["schemas"]["OwnColumnType"];
            /**
             * @description Of an option column
             * @example [
             *       "Lead",
             *       "Customer"
             *     ]
             */
            options?: string[];
        };
        CompaniesUpdateOwnColumnInput: {
            /** @example Deal stage */
            name?: string;
            /**
             * @description As it is: the type of a column stays
             * @example option
             */
            type?: components["schemas"]["OwnColumnType"];
            /**
             * @description Of an option column
             * @example [
             *       "Lead",
             *       "Customer"
             *     ]
             */
            options?: string[];
            /**
             * @description Among the columns, from 0
             * @example 0
             */
            position?: number;
        };
        SourcesDiscoverInput: {
            /** @default  */
            industry: string;
            /** @default  */
            location: string;
            /** @default  */
            minEmployees: string;
            /** @default  */
            maxEmployees: string;
            sources?: components["schemas"]["SourcesConnectId"][];
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        SourcesDiscoverySourcesItem: {
            id: components["schemas"]["SourcesConnectId"];
            source: string;
            connected: boolean;
            creditsMax: number;
            reason: string | null;
        };
        CompaniesFilterValuesItem: {
            value: string;
            count: number;
        };
        CompaniesImportCsvAccepted: {
            importId: string;
            address: string;
        };
        CompaniesImportCsvInput: {
            source?: string;
            /** Format: date */
            asOf?: string;
            /** Format: date */
            today?: string;
            mode?: components["schemas"]["CompaniesUpsertMode"];
            renames?: components["schemas"]["CompaniesUpsertRenames"];
            delimiter?: components["schemas"]["ImportPreviewDelimiter"];
            encoding?: components["schemas"]["ImportPreviewEncoding"];
            /** Format: uuid */
            importId?: string;
            /** @description Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers. */
            mapping?: string;
            columns?: components["schemas"]["CompaniesImportCsvInputColumns"];
            async?: components["schemas"]["CompaniesUpsertDryRun"];
            /**
             * Format: binary
             * @description A .csv file of at most 256 MB or an .xlsx file of at most 50 MB
             */
            file: string;
        };
        CompaniesPreviewImportInput: {
            source?: string;
            /** Format: date */
            asOf?: string;
            /** Format: date */
            today?: string;
            mode?: components["schemas"]["CompaniesUpsertMode"];
            renames?: components["schemas"]["CompaniesUpsertRenames"];
            delimiter?: components["schemas"]["ImportPreviewDelimiter"];
            encoding?: components["schemas"]["ImportPreviewEncoding"];
            /** Format: uuid */
            importId?: string;
            /** @description Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers. */
            mapping?: string;
            columns?: components["schemas"]["CompaniesImportCsvInputColumns"];
            planCursor?: number;
            planKind?: components["schemas"]["ImportsRowsKind"];
            planLimit?: number;
            /**
             * Format: binary
             * @description A .csv file of at most 256 MB or an .xlsx file of at most 50 MB
             */
            file: string;
        };
        CompaniesImportRowsInput: {
            source?: string;
            /** Format: date */
            asOf?: string;
            /** Format: date */
            today?: string;
            mode?: components["schemas"]["CompaniesUpsertMode"];
            renames?: components["schemas"]["CompaniesUpsertRenames"];
            delimiter?: components["schemas"]["ImportPreviewDelimiter"];
            /** Format: uuid */
            importId?: string;
            /** @description Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers. */
            mapping?: string;
            columns?: components["schemas"]["CompaniesImportCsvInputColumns"];
            /**
             * @example Company	Website	Industry
             *     Acme	acme.com	Tools
             */
            text: string;
            async?: boolean;
        };
        CompaniesImportProgressOutput: {
            importId: string;
            state: components["schemas"]["RecomputeState"];
            rows: number;
            bytesRead: number;
            bytesTotal: number;
            message: string | null;
        };
        CompaniesPreviewRowsInput: {
            source?: string;
            /** Format: date */
            asOf?: string;
            /** Format: date */
            today?: string;
            mode?: components["schemas"]["CompaniesUpsertMode"];
            renames?: components["schemas"]["CompaniesUpsertRenames"];
            delimiter?: components["schemas"]["ImportPreviewDelimiter"];
            /** Format: uuid */
            importId?: string;
            /** @description Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers. */
            mapping?: string;
            columns?: components["schemas"]["CompaniesImportCsvInputColumns"];
            planCursor?: number;
            planKind?: components["schemas"]["ImportsRowsKind"];
            planLimit?: number;
            /**
             * @example Company	Website	Industry
             *     Acme	acme.com	Tools
             */
            text: string;
        };
        CompaniesUpdateInput: {
            /** @example Acme Robotics */
            name?: string;
            /** @example acme.com */
            domain?: string;
            /** @example Robotics */
            industry?: string | null;
            /**
             * @description All locations of the company, in place of the present ones
             * @example [
             *       "Oslo, Norway"
             *     ]
             */
            locations?: string[];
            /**
             * @description A headcount of your own, or null to leave it to the sources
             * @example {
             *       "employeeCount": 120,
             *       "asOf": "2026-06-30",
             *       "reason": "Annual report"
             *     }
             */
            headcount?: {
                employeeCount: number;
                /**
                 * Format: date
                 * @description The day for which it is true, at most today
                 */
                asOf: string;
                reason: string;
            } | null;
            /**
             * @description Values of own columns by their keys; null clears one, and those that are left out stay
             * @example {
             *       "deal_stage": "Customer"
             *     }
             */
            custom?: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * @description Fields to lock as they are; what an edit sets is locked anyway
             * @example [
             *       "name"
             *     ]
             */
            lock?: components["schemas"]["CompaniesUpdateInputLock"][];
            /**
             * @description Fields that imports and syncs may change again
             * @example [
             *       "industry"
             *     ]
             */
            unlock?: components["schemas"]["CompaniesUpdateInputLock"][];
            /**
             * @description Ids of suggestions to take over
             * @example [
             *       "name:4f2c91"
             *     ]
             */
            acceptSuggestions?: string[];
            /**
             * @description Ids of suggestions that are not made again
             * @example [
             *       "industry:9b01d3"
             *     ]
             */
            dismissSuggestions?: string[];
        };
        CompaniesExplainOutput: {
            aggregatedEmployeeCount: number | null;
            aggregatedEmployeeCountIsMinimum: boolean;
            headcountScope: components["schemas"]["CompanyHeadcountScope"] | null;
            dataQuality: components["schemas"]["CompanyDataQuality"];
            dataQualityReason: string;
            ruleVersion: string;
            /**
             * Format: date
             * @description The day for which it was computed: 2026-03-31
             */
            day: string;
            minimumSources: number;
            reportingSources: number;
            comparableSources: number;
            summary: string;
            records: components["schemas"]["DisagreementFigures"][];
        };
        CompaniesAddAliasInput: {
            /**
             * @description In any spelling, also a whole address
             * @example acme.io
             */
            domain: string;
        };
        TimelineContactsOutput: {
            items: components["schemas"]["SavedContact"][];
            total: number;
            /** @description Pass as `cursor` for the next page; null on the last */
            nextCursor: string | null;
        };
        ReportsGenerateInput: {
            analyst?: components["schemas"]["CompanyReportKind"];
        };
        CompaniesAddIdentifierInput: {
            /**
             * @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot`
             * @example siren
             * @example hubspot
             */
            kind: string;
            /**
             * @description In any usual spelling
             * @example 552 032 534
             * @example 123
             */
            value: string;
        };
        CompaniesStrikeIdentifierInput: {
            /**
             * @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot`
             * @example siren
             * @example hubspot
             */
            kind: string;
            /**
             * @description In any usual spelling
             * @example 552 032 534
             * @example 123
             */
            value: string;
            /**
             * @description Why it is wrong; shown with it
             * @example The number of a namesake in Lyon
             */
            reason: string;
        };
        TimelineLeadsOutput: {
            items: components["schemas"]["Lead"][];
            /** @description Pass as `cursor` for the next page; null on the last */
            nextCursor: string | null;
        };
        DuplicatesMergeInput: {
            /**
             * @description The company that is merged into it; its id leads to the survivor from then on
             * @example 65f0c0ffee0000000000000b
             */
            otherId: string;
            /**
             * @description Whose value a field keeps, for fields whose `isChoice` is true in the preview; left out: the locked value, else the survivor’s
             * @example {
             *       "name": "other"
             *     }
             */
            choices?: {
                name?: components["schemas"]["ContactMergePreviewMerged"];
                domain?: components["schemas"]["ContactMergePreviewMerged"];
                industry?: components["schemas"]["ContactMergePreviewMerged"];
                locations?: components["schemas"]["ContactMergePreviewMerged"];
                headcount?: components["schemas"]["ContactMergePreviewMerged"];
            };
        };
        TimelineMessagesOutput: {
            items: components["schemas"]["OutreachMessage"][];
            /** @description Pass as `cursor` for the next page; null on the last */
            nextCursor: string | null;
        };
        CompaniesNotesOutput: {
            items: components["schemas"]["CompanyNote"][];
            nextCursor: string | null;
        };
        CompaniesAddNoteInput: {
            /** @example Met at the fair in Lyon; call again in May */
            text: string;
        };
        CompaniesSetParentInput: {
            /**
             * @description Company id: 24 hexadecimal digits
             * @example 65f0c0ffee0000000000000a
             */
            parentId: string;
            /**
             * @description Why; shown with it
             * @example Annual report 2025, note 31
             */
            note?: string;
        };
        AnalyticsPreferSourceInput: {
            /** @example Wikidata */
            source: string;
            /**
             * @description Why; kept with the decision
             * @example Counts the whole group
             */
            reason?: string;
        };
        TimelineReportsOutput: {
            items: components["schemas"]["CompanyReportVersions"][];
            total: number;
            /** @description Pass as `cursor` for the next page; null on the last */
            nextCursor: string | null;
        };
        SourcesSyncCompanyInput: {
            /** @description Paid sources whose lost response is bought once more; no other paid source is asked. They may have charged for the lost one already: `repeatCredits` is what is spent on top */
            repeatLost?: components["schemas"]["SourcesConnectId"][];
        };
        CompaniesSetTagsInput: {
            /**
             * @example [
             *       "Priority"
             *     ]
             */
            tags: string[];
            /**
             * @description The tags from which `tags` were made, as `["Priority"]`: what others have added or removed since stays. Left out: all tags are replaced
             * @example [
             *       "Priority"
             *     ]
             */
            before?: string[];
        };
        TimelineGetOutput: {
            items: components["schemas"]["TimelineEntry"][];
            /** @description Pass as `cursor` for the next page; null on the last */
            nextCursor: string | null;
        };
        CompaniesTrendOutput: {
            series: {
                source: string;
                points: {
                    /** Format: date-time */
                    at: string;
                    value: number;
                    /** @description True for the middle of a range, which no source stated */
                    isRange: boolean;
                }[];
            }[];
            aggregate: {
                /** Format: date-time */
                at: string;
                value: number | null;
            }[];
        };
        ContactsListOutput: {
            contacts: components["schemas"]["SavedContact"][];
            total: number;
            next: string | null;
        };
        ContactsSaveInput: {
            ids: string[];
            companyId?: string | null;
        };
        ContactsDoNotContactOutput: {
            entries: components["schemas"]["Suppression"][];
            total: number;
        };
        ContactsSuppressOutput: {
            added: number;
            removedContacts: number;
        };
        ContactsSuppressInput: {
            /** @default [] */
            identifiers: string[];
            /** @default [] */
            ids: string[];
            /** @default [] */
            contactIds: string[];
            /** @default  */
            reason: string;
        };
        ContactsCheckSuppressionInput: {
            identifier: string;
        };
        ContactsFindSuppressedOutput: {
            suppressedIds: string[];
        };
        ContactsFindSuppressedInput: {
            ids: string[];
        };
        ContactsExportInput: {
            /**
             * @description Words of the name, title, company or email address
             * @example marta acme
             */
            q?: string;
            /**
             * @description The tracked company that they belong to
             * @example 64b7f0c2a1d3e4f5a6b7c8d9
             */
            companyId?: string;
            /**
             * @description Words of the employer’s name, or beginnings of them
             * @example acme
             */
            company?: string;
            /**
             * @description Words of the title, or beginnings of them
             * @example head operations
             */
            title?: string;
            /**
             * @description The country as the contact has it
             * @example Germany
             */
            country?: string;
            /** @description The level of the title */
            seniority?: components["schemas"]["ContactsListSeniority"];
            /**
             * @description A source that knows them
             * @example apollo
             */
            source?: string;
            /** @description With an email address, with a verified one, or without */
            email?: components["schemas"]["ContactsListEmail"];
            /** @description With a phone number or without */
            phone?: components["schemas"]["ContactsListPhone"];
            /** @description With notes or without */
            notes?: components["schemas"]["ContactsListPhone"];
            /**
             * Format: uuid
             * @description The id of a list
             * @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77
             */
            list?: string;
            /**
             * Format: date
             * @description Saved on this day or later (UTC)
             * @example 2026-11-01
             */
            savedFrom?: string;
            /**
             * Format: date
             * @description Saved on this day or earlier (UTC)
             * @example 2026-11-30
             */
            savedUntil?: string;
            /** @default csv */
            format: components["schemas"]["CampaignsTableFormat"];
            /**
             * @description Columns of the file: all (`plain`), or those that the importer of HubSpot or Salesforce maps by their names, with the record id under which the CRM knows the company. A CRM file is CSV or Excel
             * @default plain
             */
            profile: components["schemas"]["CompaniesExportProfile"];
            /**
             * @description Results of searches, with what is saved of them
             * @default []
             */
            ids: string[];
            /**
             * @description Saved contacts; without them and without `ids`, all that the other members find
             * @default []
             */
            contactIds: string[];
            /** @description Without ids: saved contacts that are left out */
            except?: string[];
        };
        ContactsErasePersonInput: {
            /** @default [] */
            identifiers: string[];
            /** @default  */
            name: string;
            /** @default  */
            company: string;
            /** @default [] */
            confirmed: {
                place: string;
                id: string;
            }[];
            /** @default  */
            reason: string;
        };
        ContactsExportPersonInput: {
            /** @default [] */
            identifiers: string[];
            /** @default  */
            name: string;
            /** @default  */
            company: string;
        };
        ContactsRevealInput: {
            ids: string[];
            /** @description Buys once more what may have been charged and whose response was lost, and no one else; the source may then charge twice. Up to `repeatCredits` of the former result */
            repeatLost?: boolean;
        };
        ContactsEstimateRevealInput: {
            ids: string[];
        };
        ContactsSearchInput: {
            /** @default [] */
            jobTitles: string[];
            /** @default [] */
            locations: string[];
            /** @default [] */
            industries: string[];
            /** @default [] */
            seniorities: components["schemas"]["ContactsListSeniority"][];
            /** @default [] */
            companyNames: string[];
            /** @default null */
            companySize: components["schemas"]["ContactFiltersCompanySize"] | null;
            /** @default  */
            keywords: string;
            /** @default apollo */
            source: components["schemas"]["SavedSearchSource"];
            /** @default 1 */
            page: number;
            /** @default 25 */
            perPage: number;
            cursor?: string | null;
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        ContactsSearchPdlInput: {
            /** @default [] */
            jobTitles: string[];
            /** @default [] */
            locations: string[];
            /** @default [] */
            industries: string[];
            /** @default [] */
            seniorities: components["schemas"]["ContactsListSeniority"][];
            /** @default [] */
            companyNames: string[];
            /** @default null */
            companySize: components["schemas"]["ContactFiltersCompanySize"] | null;
            /** @default  */
            keywords: string;
            /** @default 1 */
            page: number;
            /** @default 25 */
            perPage: number;
            cursor?: string | null;
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        ContactsStoredResultsOutput: {
            results: components["schemas"]["ContactResults"] | null;
            /** Format: date-time */
            foundAt: string | null;
        };
        ContactsStoredResultsInput: {
            /** @default [] */
            jobTitles: string[];
            /** @default [] */
            locations: string[];
            /** @default [] */
            industries: string[];
            /** @default [] */
            seniorities: components["schemas"]["ContactsListSeniority"][];
            /** @default [] */
            companyNames: string[];
            /** @default null */
            companySize: components["schemas"]["ContactFiltersCompanySize"] | null;
            /** @default  */
            keywords: string;
            /** @default apollo */
            source: components["schemas"]["SavedSearchSource"];
            /** @default 25 */
            perPage: number;
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        ContactsSaveSearchInput: {
            name: string;
            source: components["schemas"]["SavedSearchSource"];
            filters: components["schemas"]["ContactFilters"];
            sentence?: string | null;
            /** @default [] */
            seenIds: string[];
        };
        ContactsRunSavedSearchOutput: {
            search: components["schemas"]["SavedSearch"];
            results: components["schemas"]["ContactResults"];
        };
        ContactsRunSavedSearchInput: {
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        ContactsSelectOutput: {
            ids: string[];
        };
        ContactsSmartSearchInput: {
            query: string;
            /** @default both */
            source: components["schemas"]["SavedSearchSource"];
            /** @default 25 */
            perPage: number;
            /**
             * @description What to do when words of the sentence became no filter or were taken for mistyped ones: search all the same, or stop before any source is queried
             * @default search
             * @enum {string}
             */
            onLeftOver: "search" | "stop";
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        ContactDuplicatesMergeInput: {
            /**
             * @description The contact that is merged into it; its id leads to the survivor from then on
             * @example 65f0c0ffee0000000000000b
             */
            otherId: string;
            /**
             * @description Whose value comes first, for fields whose `isChoice` is true in the preview; left out: the survivor’s. The other address, number and profile stay in `otherValues`
             * @example {
             *       "email": "other"
             *     }
             */
            choices?: {
                name?: components["schemas"]["ContactMergePreviewMerged"];
                title?: components["schemas"]["ContactMergePreviewMerged"];
                employer?: components["schemas"]["ContactMergePreviewMerged"];
                email?: components["schemas"]["ContactMergePreviewMerged"];
                phone?: components["schemas"]["ContactMergePreviewMerged"];
                profile?: components["schemas"]["ContactMergePreviewMerged"];
                location?: components["schemas"]["ContactMergePreviewMerged"];
                seniority?: components["schemas"]["ContactMergePreviewMerged"];
            };
        };
        ContactsAddNoteInput: {
            text: string;
        };
        CustomersAddInput: {
            /** @example Acme GmbH */
            name?: string;
            /**
             * @description A domain, or the address of the website
             * @example acme.com
             */
            domain?: string;
            /** @default [] */
            identifiers: components["schemas"]["ShortIdentifier"][];
            /**
             * @description Why the company is left out
             * @default Customer
             * @example Customer
             */
            reason: string;
        };
        CustomersRemoveManyInput: {
            /** @description These entries */
            ids?: string[];
            /** @description All that match; `{}` is the whole list */
            filter?: components["schemas"]["CustomerFilter"];
        };
        CustomersImportFileInput: {
            /**
             * Format: binary
             * @description A .csv or .xlsx file of at most 20 MB
             */
            file: string;
            /** @description JSON: options of the import */
            options?: string;
        };
        CustomersUpdateInput: {
            /** @example Acme GmbH */
            name?: string;
            /**
             * @description A domain, or the address of the website
             * @example acme.com
             */
            domain?: string;
            /**
             * @description Why the company is left out
             * @example Customer
             */
            reason?: string;
        };
        DuplicatesDismissInput: {
            /**
             * @description The one of the two that is the parent of the other: the relation is set, too
             * @example 65f0c0ffee0000000000000a
             */
            parentId?: string;
        };
        DuplicatesReopenInput: {
            /** @description Also takes back that one of the two is the parent of the other */
            removeParent?: boolean;
        };
        LeadsEstimateOutput: {
            leads: number;
            steps: components["schemas"]["LeadsEstimateOutputSteps"][];
            creditsMax: number;
            creditsLeft: number | null;
        };
        LeadsEstimateInput: {
            /** Format: uuid */
            listId?: string;
            leadIds?: string[];
            /**
             * @default [
             *       "pdl_search",
             *       "linkedin_discovery",
             *       "company_research"
             *     ]
             */
            enrichmentSteps: components["schemas"]["LeadsEstimateInputEnrichmentSteps"][];
        };
        LeadsEnrichInput: {
            /** Format: uuid */
            listId?: string;
            leadIds?: string[];
            /**
             * @default [
             *       "pdl_search",
             *       "linkedin_discovery",
             *       "company_research"
             *     ]
             */
            enrichmentSteps: components["schemas"]["LeadsEstimateInputEnrichmentSteps"][];
            creditsMax?: number | null;
            /** @default true */
            writeBack: boolean;
        };
        LeadsRetryRunInput: {
            step?: components["schemas"]["LeadDetailStep"];
            /** @description Buys people once more whose response was lost and may have been charged, and does nothing else; the source may then charge twice. Up to `repeatCredits` */
            repeatLost?: boolean;
        };
        LeadsStartEnrichmentInput: {
            spreadsheetId: string;
            /** @default A:I */
            range: string;
            /**
             * @default [
             *       "pdl_search",
             *       "linkedin_discovery",
             *       "company_research"
             *     ]
             */
            enrichmentSteps: components["schemas"]["LeadsEstimateInputEnrichmentSteps"][];
            creditsMax?: number | null;
            /** @default true */
            writeBack: boolean;
        };
        CompaniesExportSelectionInput: {
            selection: components["schemas"]["CompanySelection"];
            /** @description Of companies that were not given by ids */
            sort?: components["schemas"]["CompaniesListSort"];
            /**
             * @description Columns of the file: all (`plain`), or those that the importer of HubSpot or Salesforce maps by their names, with the record id under which the CRM knows the company. A CRM file is CSV or Excel
             * @default plain
             */
            profile: components["schemas"]["CompaniesExportProfile"];
        };
        ImportsListOutput: {
            items: components["schemas"]["CompanyImport"][];
            nextCursor: string | null;
        };
        ImportsKeptItem: {
            companyId: string;
            name: string;
            reason: string;
        };
        ImportsRowsOutput: {
            items: {
                line: number;
                kind: components["schemas"]["ImportsRowsKind"];
                domain: string | null;
                companyId: string | null;
                reason: string | null;
            }[];
            nextCursor: string | null;
        };
        ImportsPreviewTakeBackOutput: {
            removed: number;
            restored: number;
            kept: number;
            keptCompanies: components["schemas"]["ImportsKeptItem"][];
        };
        LeadsSaveInput: {
            contactIds: string[];
        };
        LeadsImportFileInput: {
            /**
             * Format: binary
             * @description A .csv or .xlsx file of at most 50 MB
             */
            file: string;
            /** @description JSON: options of the import */
            options?: string;
        };
        LeadsImportPastedInput: {
            text: string;
            /**
             * @default [
             *       "pdl_search",
             *       "linkedin_discovery",
             *       "company_research"
             *     ]
             */
            enrichmentSteps: components["schemas"]["LeadsEstimateInputEnrichmentSteps"][];
            creditsMax?: number | null;
            /** @default true */
            writeBack: boolean;
            /** @default true */
            enrich: boolean;
        };
        LeadsPreviewPastedInput: {
            text: string;
            /**
             * @default [
             *       "pdl_search",
             *       "linkedin_discovery",
             *       "company_research"
             *     ]
             */
            enrichmentSteps: components["schemas"]["LeadsEstimateInputEnrichmentSteps"][];
        };
        LeadsPreviewSheetInput: {
            spreadsheetId: string;
            /** @default A:I */
            range: string;
            /**
             * @default [
             *       "pdl_search",
             *       "linkedin_discovery",
             *       "company_research"
             *     ]
             */
            enrichmentSteps: components["schemas"]["LeadsEstimateInputEnrichmentSteps"][];
        };
        LeadsRemoveInput: {
            ids: string[];
        };
        LeadsDecideSuggestionsInput: {
            accept: boolean;
            /** @description Left out: the suggestions of all fields */
            field?: components["schemas"]["LeadDetailField"];
            ids?: string[];
            /** @description Instead of ids; `{}` means all leads */
            filter?: components["schemas"]["LeadSelectionFilter"];
            /** @description Leads of the filter to leave out */
            except?: string[];
            /**
             * @description Counts what would be decided and writes nothing
             * @default false
             */
            preview: boolean;
            /**
             * Format: date-time
             * @description The `at` of the preview: what is newer was not seen and is listed instead of decided
             */
            asOf?: string;
        };
        LeadsUpdateInput: {
            values: {
                firstName?: string;
                lastName?: string;
                email?: string;
                company?: string;
                title?: string;
                linkedinUrl?: string;
                phone?: string;
                location?: string;
                industry?: string;
            };
        };
        LeadsRetryInput: {
            step?: components["schemas"]["LeadsEstimateInputEnrichmentSteps"];
            /** @description Buys people once more whose response was lost and may have been charged, and does nothing else; the source may then charge twice. Up to `repeatCredits` */
            repeatLost?: boolean;
        };
        LeadsDecideReviewInput: {
            candidateId: string | null;
        };
        LeadsDecideSuggestionInput: {
            field: components["schemas"]["LeadDetailField"];
            value?: string;
            accept: boolean;
        };
        ListsCreateInput: {
            /**
             * @description Unique per kind, whatever its case
             * @example Trade fair Lyon
             */
            name: string;
            /** @description What is on the list: companies, or saved contacts and leads */
            kind: components["schemas"]["ListsListKind"];
        };
        ListsRenameInput: {
            /**
             * @description Unique per kind, whatever its case
             * @example Trade fair Lyon
             */
            name: string;
        };
        ListsAddMembersInput: {
            contacts?: components["schemas"]["ContactSelection"];
            leads?: components["schemas"]["LeadSelection"];
        };
        OutreachUpdateInput: {
            name?: string;
            targetCriteria?: {
                [key: string]: string;
            };
            dailyLimit?: number;
            /** Format: uuid */
            templateId?: string | null;
            goal?: string;
            senderName?: string;
            senderTitle?: string;
            type?: components["schemas"]["GeneratedMessageMessageType"];
        };
        OutreachUseMessageInput: {
            text: string;
            request: components["schemas"]["AiCheckInputRequest"];
            contactId?: string | null;
            /** Format: uri */
            linkedinUrl?: string | null;
            /** Format: uuid */
            messageId?: string | null;
        };
        OutreachAddTargetsInput: {
            /** @default [] */
            contactIds: string[];
            /** @default [] */
            leadIds: string[];
            /** Format: uuid */
            leadListId?: string;
            /** Format: uuid */
            listId?: string;
            /** @description Leaves no one out because of the list of customers; each is marked with `customer` */
            includeCustomers?: boolean;
        };
        OutreachCreateInput: {
            name: string;
            /** @default connection_request */
            type: components["schemas"]["GeneratedMessageMessageType"];
            /** @default {} */
            targetCriteria: {
                [key: string]: string;
            };
            dailyLimit?: number;
            /**
             * Format: uuid
             * @default null
             */
            templateId: string | null;
            /** @default  */
            goal: string;
            /** @default  */
            senderName: string;
            /** @default  */
            senderTitle: string;
            /** Format: uuid */
            requestId?: string;
        };
        OutreachEditInput: {
            revision?: number;
            text: string;
        };
        OutreachWriteDraftInput: {
            revision?: number;
        };
        OutreachChangeStatusInput: {
            revision?: number;
            /** @enum {string} */
            action: "sent" | "accepted" | "replied" | "failed" | "retry" | "skip";
            /** @default  */
            reason: string;
        };
        ReportsAnalystsOutput: {
            model: string | null;
        };
        SettingsUpdateOutput: {
            settings: components["schemas"]["Settings"];
            recompute: components["schemas"]["Recompute"] | null;
        };
        SettingsUpdateInput: {
            email?: string | "";
            autoSync?: boolean;
            emailNotifications?: boolean;
            minimumSources?: number;
            excludeOutliers?: boolean;
            headlineScope?: components["schemas"]["CompanyHeadcountScope"];
            maxFigureAgeMonths?: number;
            googleNews?: boolean;
        };
        SettingsPreviewInput: {
            minimumSources: number;
            excludeOutliers: boolean;
            headlineScope?: components["schemas"]["CompanyHeadcountScope"];
            maxFigureAgeMonths?: number;
            filter?: components["schemas"]["CompanyFilter"];
        };
        SettingsRecomputeOutput: {
            recompute: components["schemas"]["Recompute"] | null;
        };
        SettingsTestEmailOutput: {
            ok: boolean;
            message: string;
        };
        SettingsTestEmailInput: {
            /** Format: email */
            email: string;
        };
        SourcesConnectGoogleSheetsInput: {
            /** @description The whole text of the JSON key file of a service account */
            keyFile: string;
        };
        SourcesTestGoogleSheetsOutput: {
            ok: boolean;
            message: string;
            durationMs: number;
        };
        SourcesLatestSyncOutput: {
            run: components["schemas"]["SyncRun"] | null;
        };
        SourcesSyncAllInput: {
            /** @description Only these companies; without it, all */
            selection?: components["schemas"]["CompanySelection"];
        };
        SourcesEstimateSyncInput: {
            selection: components["schemas"]["CompanySelection"];
        };
        SourcesSyncItemsItem: {
            companyId: string;
            name: string;
            domain: string;
            /** @enum {string} */
            state: "pending" | "running" | "completed" | "skipped" | "failed" | "cancelled";
            attempts: number;
            message: string | null;
            /** Format: date-time */
            finishedAt: string | null;
        };
        SourcesConnectInput: {
            apiKey?: string;
            creditCap?: number;
            enabled?: boolean;
            generic?: {
                label: string;
                /** Format: uri */
                baseUrl: string;
                method: components["schemas"]["CatalogueEntryMethod"];
                path: string;
                body: string | null;
                auth: components["schemas"]["CatalogueEntryAuthNone"] | components["schemas"]["CatalogueEntryAuthHeader"] | components["schemas"]["CatalogueEntryAuthClientCredentials"];
                headers: {
                    [key: string]: string;
                };
                countPath: string;
                locationPath: string | null;
                credits: number;
            };
        };
        TrashPurgeOutput: {
            /** @constant */
            purged: true;
        };
        ViewsCreateInput: {
            /**
             * @description The text that is searched for; empty for none
             * @example robotics
             */
            q?: string;
            /**
             * @description null: all companies
             * @example {
             *       "field": "country",
             *       "op": "is",
             *       "value": "DE"
             *     }
             */
            filter?: components["schemas"]["CompanyFilter"] | null;
            /**
             * @description null: by relevance in a search, else the largest first
             * @example -growth12
             */
            sort?: components["schemas"]["CompaniesListSort"] | null;
            /**
             * @description The columns between the name and the details, in their order: industry, location, employees, growth12, growth6, growth3, sourceCount, spread, quality, tags, updated, added, synced, source:<name of a source> or custom.<key>. null for the table as it comes.
             * @example [
             *       "employees",
             *       "spread",
             *       "source:Wikidata"
             *     ]
             */
            columns?: string[] | null;
            /**
             * @description The height of the rows
             * @example compact
             */
            density?: components["schemas"]["ViewDensity"];
            /**
             * @description Unique, whatever its case
             * @example German software makers
             */
            name: string;
        };
        ViewsUpdateInput: {
            /**
             * @description The text that is searched for; empty for none
             * @example robotics
             */
            q?: string;
            /**
             * @description null: all companies
             * @example {
             *       "field": "country",
             *       "op": "is",
             *       "value": "DE"
             *     }
             */
            filter?: components["schemas"]["CompanyFilter"] | null;
            /**
             * @description null: by relevance in a search, else the largest first
             * @example -growth12
             */
            sort?: components["schemas"]["CompaniesListSort"] | null;
            /**
             * @description The columns between the name and the details, in their order: industry, location, employees, growth12, growth6, growth3, sourceCount, spread, quality, tags, updated, added, synced, source:<name of a source> or custom.<key>. null for the table as it comes.
             * @example [
             *       "employees",
             *       "spread",
             *       "source:Wikidata"
             *     ]
             */
            columns?: string[] | null;
            /**
             * @description The height of the rows
             * @example compact
             */
            density?: components["schemas"]["ViewDensity"];
            /**
             * @description Unique, whatever its case
             * @example German software makers
             */
            name?: string;
            /**
             * Format: date-time
             * @description The `updatedAt` that the view had when it was read; 409 when it was changed since
             * @example 2026-11-23T12:00:00.000Z
             */
            updatedAt: string;
        };
        CompaniesWorkspaceOutput: {
            demo: boolean;
            companies: number;
            demoCompanies: number;
            version: string;
        };
        HealthLiveOutput: {
            /**
             * @description The state of the server
             * @constant
             */
            status: "ok";
        };
        HealthReadyOutput: {
            /**
             * @description The state of the server
             * @constant
             */
            status: "ready";
        };
        /** @enum {string} */
        CampaignsItemsState: "pending" | "running" | "completed" | "kept" | "failed" | "cancelled";
        /** @enum {string} */
        CampaignsTableFormat: "csv" | "excel";
        /** @enum {string} */
        CompaniesListSort: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced";
        /** @enum {string} */
        CompaniesUpsertDryRun: "true" | "false";
        /** @enum {string} */
        CompaniesUpsertMode: "create_and_update" | "create_only" | "update_only" | "fill_empty";
        /** @enum {string} */
        CompaniesUpsertRenames: "apply" | "keep";
        /** @enum {string} */
        ContactDuplicatesListState: "open" | "dismissed";
        /** @enum {string} */
        ContactsListSeniority: "owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern";
        /** @enum {string} */
        ContactsListEmail: "any" | "verified" | "none";
        /** @enum {string} */
        ContactsListPhone: "any" | "none";
        /** @enum {string} */
        CompaniesExportFormat: "csv" | "json" | "excel";
        /** @enum {string} */
        CompaniesExportProfile: "plain" | "hubspot" | "salesforce";
        /** @enum {string} */
        ImportsRowsKind: "created" | "updated" | "unchanged" | "repeat" | "refused" | "failed";
        /** @enum {string} */
        LeadsListStatus: "pending" | "enriching" | "completed" | "failed";
        /** @enum {string} */
        LeadsListFinding: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
        /** @enum {string} */
        ListsListKind: "company" | "person";
        /** @enum {string} */
        OutreachMessagesStatus: "pending" | "sent" | "accepted" | "replied" | "failed";
        /** @enum {string} */
        SourcesConnectId: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
        /** @enum {string} */
        TrashListKind: "company" | "demo" | "contact" | "lead" | "leadList" | "savedSearch" | "template" | "report" | "reportCampaign" | "outreachCampaign" | "suppression" | "list" | "view" | "ownColumn" | "customer";
        /** @enum {string} */
        ViewsGetId: "largest-disagreement" | "growing" | "stale" | "one-source";
        ContactFiltersCompanySize: {
            min: number | null;
            max: number | null;
        };
        LeadSelectionFilter: {
            status?: components["schemas"]["LeadsListStatus"];
            q?: string;
            /** Format: uuid */
            listId?: string;
            /**
             * Format: uuid
             * @description Only leads that this enrichment run was the last to work on
             */
            runId?: string;
            /**
             * Format: uuid
             * @description Only people on this list; `listId` is an import
             * @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77
             */
            list?: string;
            /**
             * @description Only leads with this finding: matched or unmatched (known to the people-data source or not), suggestion (something waits for a decision), found:email, suggestion:email and not_found:email for each field, or why a step was skipped, as skipped:limit
             * @example suggestion
             */
            finding?: components["schemas"]["LeadsListFinding"];
            review?: boolean;
        };
        /** @enum {string} */
        UpsertFigureKind: "exact" | "band" | "period_average" | "establishment" | "plan_participants" | "text_extracted" | "self_declared" | "community" | "estimated" | "file";
        /** @enum {string} */
        UpsertFigureScope: "group" | "network_profiles" | "legal_entity" | "establishment" | "unknown";
        /** @enum {string} */
        CompanyDataQuality: "high" | "medium" | "low";
        /** @enum {string} */
        CompanyHeadcountScope: "group" | "legal_entity" | "establishment";
        CompanySingleFigure: {
            source: string;
            employeeCount: number | null;
            employeeMin: number | null;
            employeeMax: number | null;
            kind: components["schemas"]["UpsertFigureKind"];
            scope: components["schemas"]["UpsertFigureScope"];
            /** Format: date-time */
            asOf: string;
        };
        CompanyGrowth: {
            months3: components["schemas"]["Growth"] | null;
            months6: components["schemas"]["Growth"] | null;
            months12: components["schemas"]["Growth"] | null;
        };
        /** @enum {string} */
        OwnColumnType: "text" | "number" | "date" | "option" | "url" | "boolean";
        TrashEntryContents: {
            /** @enum {string} */
            what: "companies" | "figures" | "syncs" | "reports" | "changes" | "contacts" | "leads" | "messages" | "campaigns" | "rows" | "notes" | "values" | "customers";
            count: number;
        };
        /** @enum {string} */
        TrashEntryDeletedBy: "person" | "script" | "job";
        CompanyFieldsName: {
            value: string;
            origin: components["schemas"]["FieldOrigin"] | null;
            /** @description True: imports and syncs suggest instead of changing it */
            locked: boolean;
            /** @description The latest value that an import or a sync gave in place of the locked one */
            suggestion: {
                id: string;
                value: string;
                text: string;
                origin: components["schemas"]["FieldOrigin"];
            } | null;
        };
        CompanyRelationsAncestors: {
            id: string;
            name: string;
        };
        BulkPreviewLeft: {
            reason: string;
            companies: number;
        };
        BulkChangeActionAddTags: {
            /** @constant */
            kind: "addTags";
            tags: string[];
        };
        BulkChangeActionRemoveTags: {
            /** @constant */
            kind: "removeTags";
            tags: string[];
        };
        BulkChangeActionAddToList: {
            /** @constant */
            kind: "addToList";
            /**
             * Format: uuid
             * @description The id of a list
             * @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77
             */
            listId: string;
        };
        BulkChangeActionRemoveFromList: {
            /** @constant */
            kind: "removeFromList";
            /**
             * Format: uuid
             * @description The id of a list
             * @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77
             */
            listId: string;
        };
        BulkChangeActionSetIndustry: {
            /** @constant */
            kind: "setIndustry";
            /** @description null takes the industry away */
            industry: string | null;
        };
        BulkChangeActionDelete: {
            /** @constant */
            kind: "delete";
        };
        /** @enum {string} */
        GoogleSheetsKeyFrom: "environment" | "stored";
        GoogleSheetsLastError: {
            message: string;
            /** Format: date-time */
            at: string;
        };
        /** @enum {string} */
        DataSourceGives: "figures" | "identity";
        /** @enum {string} */
        CatalogueEntryMethod: "GET" | "POST";
        CatalogueEntryAuthNone: {
            /** @constant */
            kind: "none";
        };
        CatalogueEntryAuthHeader: {
            /** @constant */
            kind: "header";
            header: string;
            prefix: string;
        };
        CatalogueEntryAuthClientCredentials: {
            /** @constant */
            kind: "client_credentials";
            /** Format: uri */
            tokenUrl: string;
            /** @enum {string} */
            style: "form" | "json";
            scope: string | null;
        };
        /** @enum {string} */
        SyncRunState: "running" | "paused" | "completed" | "cancelled" | "failed";
        DisagreementFigures: {
            source: string;
            /** @description As shown: "120" or "11–50" or "1,001+" */
            value: string;
            used: boolean;
            /** @enum {string} */
            reasonCode: "used" | "outlier" | "insufficient" | "other_scope" | "too_old" | "no_headcount" | "locked" | "not_preferred" | "counts_parent";
            reason: string;
            kind: string | null;
            scope: string | null;
            /** Format: date-time */
            asOf: string | null;
        };
        /** @enum {string} */
        CompanyReportStatus: "generating" | "completed" | "failed";
        /** @enum {string} */
        CompanyReportKind: "built-in" | "model";
        CompanyReportVersions: {
            id: string;
            version: number;
            /** Format: date-time */
            generatedAt: string;
            analyst: string;
        };
        ReportAnalysisCitations: {
            evidenceId: string;
            quote: string;
        };
        ReportEstimateAnalyst: {
            kind: components["schemas"]["CompanyReportKind"];
            name: string;
        };
        /** @enum {string} */
        DuplicateStrength: "sure" | "possible";
        MergeFieldSurvivor: {
            value: string | number | string[] | null;
            /** @description Null for lists, and where there is no value */
            origin: components["schemas"]["FieldOrigin"] | null;
            locked: boolean;
        };
        CompanyMergeSurvivor: {
            id: string;
            name: string;
            domain: string;
        };
        /** @enum {string} */
        CompanyMergeState: "merging" | "merged" | "undoing" | "undone";
        /** @enum {string} */
        SavedContactEmailStatus: "verified" | "likely" | "unknown" | "invalid";
        /** @enum {string} */
        SavedContactKnownIn: "contacts" | "leads" | "outreach";
        /** @enum {string} */
        ContactMergePreviewMerged: "survivor" | "other";
        SmartSearchAnswerFilters: {
            /** @default [] */
            jobTitles: string[];
            /** @default [] */
            locations: string[];
            /** @default [] */
            industries: string[];
            /** @default [] */
            seniorities: components["schemas"]["ContactsListSeniority"][];
            /** @default [] */
            companyNames: string[];
            /** @default null */
            companySize: {
                min: number | null;
                max: number | null;
            } | null;
            /** @default  */
            keywords: string;
        };
        /** @enum {string} */
        ContactResultsSource: "apollo" | "pdl";
        /** @enum {string} */
        FoundPersonalDataMatch: "identifier" | "name";
        FoundPersonalDataRecognisedBy: {
            kind: string;
            value: string;
        };
        /** @enum {string} */
        SavedSearchSource: "apollo" | "pdl" | "both";
        CompanyImportCounts: {
            created: number;
            updated: number;
            unchanged: number;
            repeat: number;
            refused: number;
            failed: number;
        };
        LeadOutcomes: {
            firstName: components["schemas"]["LeadFieldOutcome"];
            lastName: components["schemas"]["LeadFieldOutcome"];
            email: components["schemas"]["LeadFieldOutcome"];
            company: components["schemas"]["LeadFieldOutcome"];
            title: components["schemas"]["LeadFieldOutcome"];
            linkedinUrl: components["schemas"]["LeadFieldOutcome"];
            phone: components["schemas"]["LeadFieldOutcome"];
            location: components["schemas"]["LeadFieldOutcome"];
            industry: components["schemas"]["LeadFieldOutcome"];
        };
        /** @enum {string} */
        LeadDetailStep: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
        /** @enum {string} */
        LeadDetailField: "firstName" | "lastName" | "email" | "company" | "title" | "linkedinUrl" | "phone" | "location" | "industry";
        LeadDecisionsLeft: {
            leadId: string;
            lead: string;
            field: components["schemas"]["LeadDetailField"];
            /**
             * @description changed: since the preview or the decision; locked: typed or accepted by a person; do_not_contact: on that list; several: more than one value is suggested; conflict: another lead has the value
             * @enum {string}
             */
            reason: "changed" | "locked" | "do_not_contact" | "several" | "conflict";
            message: string;
        };
        /** @enum {string} */
        LeadListState: "waiting" | "running" | "completed" | "failed";
        LeadPreviewErrors: {
            line: number;
            column: string | null;
            message: string;
        };
        CustomerCompany: {
            /** @description Company id: 24 hexadecimal digits */
            id: string;
            name: string;
            domain: string;
        };
        /** @enum {string} */
        GeneratedMessageMessageType: "connection_request" | "direct_message" | "follow_up";
        /** @enum {string} */
        GeneratedMessageTone: "friendly" | "professional" | "direct";
        /** @enum {string} */
        GeneratedMessageLength: "short" | "medium" | "long";
        /** @enum {string} */
        GeneratedMessageLanguage: "en" | "de" | "fr" | "es";
        SendingDeskRequests: {
            limit: number;
            used: number;
            left: number;
            /** Format: date-time */
            nextFreeAt: string | null;
        };
        /** @enum {string} */
        RecomputeState: "running" | "completed" | "failed";
        /** @enum {string} */
        ViewDensity: "comfortable" | "compact";
        /** @enum {string} */
        ApiKeyScopes: "read" | "write" | "spend" | "privacy";
        /** @enum {string} */
        ApiKeyState: "active" | "expired" | "revoked";
        ImportResultErrors: {
            line: number;
            column: string | null;
            value: string | null;
            reason: string;
            trashId?: string;
        };
        ImportResultRenames: {
            domain: string;
            /** @enum {string} */
            field: "name" | "industry";
            before: string;
            after: string;
        };
        ImportResultSuggestions: {
            domain: string;
            field: components["schemas"]["CompaniesUpdateInputLock"];
            before: string;
            after: string;
        };
        ImportResultLeftOutColumns: {
            column: number;
            header: string;
            reason: string;
        };
        /** @enum {string} */
        ImportPreviewEncoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
        /** @enum {string} */
        ImportPreviewDelimiter: "," | ";" | "\t" | "|";
        CustomerImportResultColumns: {
            header: string;
            /** @description As in `mapping`; null when the column is left out */
            field: string | null;
            /** @description The field in words */
            label: string | null;
            /** @description Why it is left out; null when it is not */
            reason: string | null;
            samples: string[];
        };
        CustomerImportResultReasons: {
            reason: string;
            rows: number;
            isLeftOut: boolean;
        };
        CustomerImportResultProblems: {
            /** @description Of the file; the header is line 1 */
            line: number;
            column: string | null;
            value: string | null;
            reason: string;
        };
        CustomerImportResultRemovedEntries: {
            name: string | null;
            domain: string | null;
            reason: string;
        };
        CustomerImportResultMarkedCompanies: {
            /** @description Company id: 24 hexadecimal digits */
            id: string;
            name: string;
            domain: string;
            reason: string;
        };
        CustomerImportResultSuggestions: {
            name: string | null;
            domain: string | null;
            reason: string;
            company: components["schemas"]["CustomerCompany"];
        };
        AiCheckInputRequest: {
            messageType: components["schemas"]["GeneratedMessageMessageType"];
            /** @default  */
            recipientName: string;
            /** @default  */
            recipientTitle: string;
            /** @default  */
            recipientCompany: string;
            /** @default  */
            recipientIndustry: string;
            /** @default  */
            campaignGoal: string;
            /** @default  */
            senderName: string;
            /** @default  */
            senderTitle: string;
            /** @default [] */
            facts: components["schemas"]["AiContactFactsItem"][];
            /** @default friendly */
            tone: components["schemas"]["GeneratedMessageTone"];
            /** @default medium */
            length: components["schemas"]["GeneratedMessageLength"];
            /** @default true */
            isFormal: boolean;
            /** @default en */
            language: components["schemas"]["GeneratedMessageLanguage"];
            /** @default 300 */
            limit: number;
        };
        /** @enum {string} */
        CompaniesImportCsvInputColumns: "automatic" | "assisted";
        /** @enum {string} */
        CompaniesUpdateInputLock: "name" | "domain" | "industry" | "locations" | "headcount";
        LeadsEstimateOutputSteps: {
            step: components["schemas"]["LeadDetailStep"];
            asked: number;
            free: number;
            creditsMax: number;
            reason: string | null;
        };
        /** @enum {string} */
        LeadsEstimateInputEnrichmentSteps: "pdl_search" | "linkedin_discovery" | "company_research";
        /** @description Why a call was refused or failed */
        Error: {
            /**
             * @description A sentence that can be shown to a user
             * @example Company not found
             */
            message: string;
            /**
             * @description What kind of failure this is: `BAD_REQUEST` the input is invalid; `UNAUTHORIZED` the access token or the API key is missing or not accepted; `FORBIDDEN` the request is not allowed; `NOT_FOUND` no such record or address; `METHOD_NOT_SUPPORTED` the address does not take this method; `MERGED` the company was merged into another one; `GONE` the cursor is too old or of another database; `CONFLICT` the state of the record does not allow this; `CALL_IN_PROGRESS` the call with this `Idempotency-Key` still runs; `Retry-After` has the seconds to wait; `OUTCOME_UNKNOWN` the server was interrupted during the call with this `Idempotency-Key`, and it may have taken effect; `ANSWER_NOT_KEPT` the call with this `Idempotency-Key` took effect; its answer holds a secret, was too large or has been erased; `KEY_REUSED` the `Idempotency-Key` was sent with another request; `PRECONDITION_FAILED` the record was changed since it was read; `PRECONDITION_REQUIRED` `If-Match` is missing; `PAYLOAD_TOO_LARGE` the body or the file is too large; `UNSUPPORTED_MEDIA_TYPE` the body has the wrong content type; `TOO_MANY_REQUESTS` too many requests in the last minute; `INTERNAL_SERVER_ERROR` the server failed; `SERVICE_UNAVAILABLE` the database is away or the disk is full
             * @example NOT_FOUND
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "MERGED" | "GONE" | "CONFLICT" | "CALL_IN_PROGRESS" | "OUTCOME_UNKNOWN" | "ANSWER_NOT_KEPT" | "KEY_REUSED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "INTERNAL_SERVER_ERROR" | "SERVICE_UNAVAILABLE";
            /** @description With 412: what could not be changed, as it is now */
            present?: {
                [key: string]: unknown;
            };
            /** @description The invalid members of the input */
            issues?: components["schemas"]["ErrorIssue"][];
            /** @description Ids to continue with, such as `trashId` of a deleted company that is in the way */
            details?: {
                [key: string]: string;
            };
        };
        /** @description One invalid member of the input */
        ErrorIssue: {
            /**
             * @description Where it stands: names of members and positions in arrays
             * @example [
             *       "filter",
             *       "country"
             *     ]
             */
            path: (string | number)[];
            /**
             * @description What is wrong, and what would be right
             * @example A company needs a name
             */
            message: string;
        };
    };
    responses: {
        /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
        Moved: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The input is invalid; `issues` names each member that is wrong */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token or the API key is missing, wrong, expired or revoked */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key lacks the scope in `details.scope`, or the request came from another website */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No record has this id, or it was deleted */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record exists already, or its state does not allow this; with an `Idempotency-Key`, see `CALL_IN_PROGRESS`, `OUTCOME_UNKNOWN` and `ANSWER_NOT_KEPT` */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cursor is too old or of another database; begin again without one */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record was changed since it was read; `present` has its present state */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the file is too large */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has the wrong content type */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was sent with another request within 24 hours */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `If-Match` is missing */
        PreconditionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` has the seconds to wait */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; its log has the reason under the request id */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is unavailable; `Retry-After` has the seconds to wait */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description The id of the request in the server's log: the one that the caller sent, where it has 1 to 64 letters, digits, `_`, `.` and `-`, otherwise a new one
         * @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77
         */
        "X-Request-Id": string;
        /**
         * @description Requests that the caller may send within the window of a minute
         * @example 20000
         */
        "RateLimit-Limit": number;
        /**
         * @description Requests that are left in the window
         * @example 19999
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window ends
         * @example 60
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the request is sent again
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description The address of the record
         * @example /api/companies/665f1c0e8b3f4a2d9c1e7a01
         */
        Location: string;
        /**
         * @description How to authenticate
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description `true` when an earlier call with the same `Idempotency-Key` was answered so; absent otherwise
         * @example true
         */
        "Idempotent-Replayed": "true";
        /**
         * @description Number of matches; a trailing plus means that there are more
         * @example 1000+
         */
        "X-Total-Count": string;
        /**
         * @description The next page (RFC 8288, rel="next"); absent on the last page
         * @example </api/companies?limit=50&cursor=WyIxMjAiXQ>; rel="next"
         */
        Link: string;
        /**
         * @description true where nothing has the words and `similar` was asked for: the rows have similar names
         * @example true
         */
        "X-Similar-Names": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "ai-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiCheckInput"];
            };
        };
        responses: {
            /** @description The result of the check */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-contactFacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts about a contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiContactFactsItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-connectionRequest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AiConnectionRequestInput"];
            };
        };
        responses: {
            /** @description The generated message after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-directMessage": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AiConnectionRequestInput"];
            };
        };
        responses: {
            /** @description The generated message after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-followUp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AiConnectionRequestInput"];
            };
        };
        responses: {
            /** @description The generated message after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-messages": {
        parameters: {
            query?: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                contactId?: string;
                recipientName?: string;
                recipientCompany?: string;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The written messages */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message templates */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-createTemplate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiCreateTemplateInput"];
            };
        };
        responses: {
            /** @description The message template after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-updateTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiCreateTemplateInput"];
            };
        };
        responses: {
            /** @description The message template after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-removeTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiRemoveTemplateOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ai-writers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message writers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageWriters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison of sources */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-disagreements": {
        parameters: {
            query?: {
                state?: "open" | "decided";
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies whose sources disagree */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsDisagreementsOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-disagreement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison of the figures of a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-dismissDisagreement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsDismissDisagreementInput"];
            };
        };
        responses: {
            /** @description The disagreement after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-reopenDisagreement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disagreement after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-distributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of companies by growth, size, country and quality */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDistributions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-employeesBySource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The average headcount by source */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesBySource"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-locationDistribution": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations by company count */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace statistics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API keys */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys-create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeysCreateInput"];
            };
        };
        responses: {
            /** @description The created api key after the call */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys-revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The api key after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report campaigns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignsCreateInput"];
            };
        };
        responses: {
            /** @description The campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report campaign */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-items": {
        parameters: {
            query?: {
                /** @example pending */
                state?: components["schemas"]["CampaignsItemsState"];
                /** @example 200 */
                limit?: number;
                after?: number;
            };
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies of a campaign */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignsItemsOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-pause": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-resume": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-retry": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "campaigns-table": {
        parameters: {
            query?: {
                /** @example csv */
                format?: components["schemas"]["CampaignsTableFormat"];
            };
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-list": {
        parameters: {
            query?: {
                q?: string;
                similar?: string;
                /** @example relevance */
                sort?: components["schemas"]["CompaniesListSort"];
                /** @example 50 */
                limit?: number;
                filter?: string;
                include?: string;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Similar-Names": components["headers"]["X-Similar-Names"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesCreateInput"];
            };
        };
        responses: {
            /** @description The new company */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-upsert": {
        parameters: {
            query?: {
                /** @example true */
                dryRun?: components["schemas"]["CompaniesUpsertDryRun"];
                /** @example create_and_update */
                mode?: components["schemas"]["CompaniesUpsertMode"];
                /** @example apply */
                renames?: components["schemas"]["CompaniesUpsertRenames"];
            };
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesUpsertInput"];
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description What became of each row */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bulk-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of many companies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bulk-start": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkStartInput"];
            };
        };
        responses: {
            /** @description The bulk change after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bulk-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPreviewInput"];
            };
        };
        responses: {
            /** @description The preview of a change of many companies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bulk-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change of many companies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bulk-cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulk change after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bulk-undo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulk change after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-generateMany": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportsGenerateManyInput"];
            };
        };
        responses: {
            /** @description The bulk report start after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReportStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportsStatusesInput"];
            };
        };
        responses: {
            /** @description The report statuses */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatuses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-changes": {
        parameters: {
            query?: {
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company changes after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-ownColumns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own columns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnColumn"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-createOwnColumn": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesCreateOwnColumnInput"];
            };
        };
        responses: {
            /** @description The new column */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnColumn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-removeOwnColumn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-updateOwnColumn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompaniesUpdateOwnColumnInput"];
            };
        };
        responses: {
            /** @description The own column after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnColumn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-discover": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourcesDiscoverInput"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discovery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-discoverySources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discovery sources */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesDiscoverySourcesItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-filterValues": {
        parameters: {
            query: {
                field: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of a filter field */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesFilterValuesItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-importCsv": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompaniesImportCsvInput"];
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description With `async`: the import has begun */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesImportCsvAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-previewImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompaniesPreviewImportInput"];
            };
        };
        responses: {
            /** @description The numbers that the import would return */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-importErrors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-importRows": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesImportRowsInput"];
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description With `async`: the import has begun */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesImportCsvAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-importProgress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import progress */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesImportProgressOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-previewRows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesPreviewRowsInput"];
            };
        };
        responses: {
            /** @description The numbers that the import would return */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-search": {
        parameters: {
            query?: {
                similar?: string;
                /** @example relevance */
                sort?: components["schemas"]["CompaniesListSort"];
                /** @example 50 */
                limit?: number;
                filter?: string;
                include?: string;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                term: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Similar-Names": components["headers"]["X-Similar-Names"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company */
            200: {
                headers: {
                    /** @description The If-Match of the next edit */
                    etag: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-update": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the fields
                 * @example "5f0c2a7d"
                 */
                "if-match": string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompaniesUpdateInput"];
            };
        };
        responses: {
            /** @description The company fields after the call */
            200: {
                headers: {
                    /** @description The If-Match of the next edit */
                    etag: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyFields"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-explain": {
        parameters: {
            query?: {
                day?: string;
                /** @example 1 */
                ruleVersion?: "1" | "2";
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation of the aggregate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesExplainOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-aliases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aliases */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAliases"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-addAlias": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesAddAliasInput"];
            };
        };
        responses: {
            /** @description The company */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-removeAlias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
                /** @description One of the aliases of the company */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "timeline-contacts": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts of a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineContactsOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source records */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRecord"][];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-facts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts about a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiContactFactsItem"][];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields of a company */
            200: {
                headers: {
                    /** @description The If-Match of the next edit */
                    etag: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyFields"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-generate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReportsGenerateInput"];
            };
        };
        responses: {
            /** @description The company report after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReport"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-identifiers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identifiers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-addIdentifier": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesAddIdentifierInput"];
            };
        };
        responses: {
            /** @description All identifiers of the company */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-restoreIdentifier": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesAddIdentifierInput"];
            };
        };
        responses: {
            /** @description All identifiers of the company */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-strikeIdentifier": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesStrikeIdentifierInput"];
            };
        };
        responses: {
            /** @description All identifiers of the company */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-previewStrike": {
        parameters: {
            query: {
                /** @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot` */
                kind: string;
                /** @description In any usual spelling */
                value: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of a strike-out */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrikePreview"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "timeline-leads": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads of a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineLeadsOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-merge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The company that is left; its id stays */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicatesMergeInput"];
            };
        };
        responses: {
            /** @description The merged company after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedCompany"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-previewMerge": {
        parameters: {
            query: {
                /** @description The company that is merged into it; its id leads to the survivor from then on */
                otherId: string;
            };
            header?: never;
            path: {
                /** @description The company that is left; its id stays */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of a merge */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreview"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "timeline-messages": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages to a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMessagesOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-notes": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes on a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesNotesOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-addNote": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesAddNoteInput"];
            };
        };
        responses: {
            /** @description The company note after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-removeNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company note after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-editNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesAddNoteInput"];
            };
        };
        responses: {
            /** @description The company note after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-restoreNote": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company note after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-setParent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesSetParentInput"];
            };
        };
        responses: {
            /** @description The relations of the company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRelations"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-removeParent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relations of the company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRelations"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-preferSource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsPreferSourceInput"];
            };
        };
        responses: {
            /** @description The figures of the company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreement"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics-removePreferredSource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreement"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-relations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parent and subsidiaries */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRelations"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReport"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "timeline-reports": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report versions */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineReportsOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-subsidiaries": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subsidiaries */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubsidiaryPage"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-companySync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last sync results */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySync"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-syncCompany": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SourcesSyncCompanyInput"];
            };
        };
        responses: {
            /** @description The company sync after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySync"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-setTags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesSetTagsInput"];
            };
        };
        responses: {
            /** @description The company after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "timeline-get": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline of a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineGetOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-trend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Company id: 24 hexadecimal digits
                 * @example 665f1c0e8b3f4a2d9c1e7a01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The headcount history */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesTrendOutput"];
                };
            };
            308: components["responses"]["Moved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-list": {
        parameters: {
            query?: {
                /** @example open */
                state?: components["schemas"]["ContactDuplicatesListState"];
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                contactId?: string;
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts that may be one person */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts that may be one person */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-dismiss": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact duplicate after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-reopen": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact duplicate after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-listMerges": {
        parameters: {
            query?: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                contactId?: string;
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merges of contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMergePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-undoMerge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a merge */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The undone contact merge after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneContactMerge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-list": {
        parameters: {
            query?: {
                q?: string;
                companyId?: string;
                company?: string;
                title?: string;
                country?: string;
                /** @example owner */
                seniority?: components["schemas"]["ContactsListSeniority"];
                source?: string;
                /** @example any */
                email?: components["schemas"]["ContactsListEmail"];
                /** @example any */
                phone?: components["schemas"]["ContactsListPhone"];
                /** @example any */
                notes?: components["schemas"]["ContactsListPhone"];
                list?: string;
                savedFrom?: string;
                savedUntil?: string;
                /** @example newest */
                sort?: "newest" | "oldest" | "name" | "company";
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsListOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsSaveInput"];
            };
        };
        responses: {
            /** @description The save contacts result after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveContactsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-removeMany": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSelection"];
            };
        };
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedContacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-doNotContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suppressions */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsDoNotContactOutput"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-suppress": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsSuppressInput"];
            };
        };
        responses: {
            /** @description What the call has done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsSuppressOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-checkSuppression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsCheckSuppressionInput"];
            };
        };
        responses: {
            /** @description The result of the check */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressionCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-findSuppressed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsFindSuppressedInput"];
            };
        };
        responses: {
            /** @description The suppressed search results */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsFindSuppressedOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-unsuppress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiRemoveTemplateOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactsExportInput"];
            };
        };
        responses: {
            /** @description A CSV file or an Excel workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-erasePerson": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsErasePersonInput"];
            };
        };
        responses: {
            /** @description The erased personal data after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedPersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-exportPerson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsExportPersonInput"];
            };
        };
        responses: {
            /** @description The exported personal data after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedPersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-findPerson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsExportPersonInput"];
            };
        };
        responses: {
            /** @description The personal data */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-reveal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsRevealInput"];
            };
        };
        responses: {
            /** @description The reveal result after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-estimateReveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsEstimateRevealInput"];
            };
        };
        responses: {
            /** @description The estimate of a reveal */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealEstimate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactsSearchInput"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-searchPdl": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactsSearchPdlInput"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-storedResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactsStoredResultsInput"];
            };
        };
        responses: {
            /** @description The stored search results */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsStoredResultsOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-savedSearches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-saveSearch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsSaveSearchInput"];
            };
        };
        responses: {
            /** @description The saved search after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-removeSavedSearch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiRemoveTemplateOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-runSavedSearch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactsRunSavedSearchInput"];
            };
        };
        responses: {
            /** @description What the call has done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsRunSavedSearchOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSelection"];
            };
        };
        responses: {
            /** @description The ids of a selection of contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsSelectOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-smartSearch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsSmartSearchInput"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmartSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people sources */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSource"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiRemoveTemplateOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-merge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The contact that is left; its id stays */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDuplicatesMergeInput"];
            };
        };
        responses: {
            /** @description The merged contact after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactDuplicates-previewMerge": {
        parameters: {
            query: {
                /** @description The contact that is merged into it; its id leads to the survivor from then on */
                otherId: string;
            };
            header?: never;
            path: {
                /** @description The contact that is left; its id stays */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of a merge of contacts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMergePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-addNote": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsAddNoteInput"];
            };
        };
        responses: {
            /** @description The saved contact after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-removeNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contacts-restoreNote": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved contact after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-list": {
        parameters: {
            query?: {
                q?: string;
                reason?: string;
                file?: string;
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomersAddInput"];
            };
        };
        responses: {
            /** @description The customer after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-removeMany": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomersRemoveManyInput"];
            };
        };
        responses: {
            /** @description The removed customers after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedCustomers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-export": {
        parameters: {
            query?: {
                q?: string;
                reason?: string;
                file?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description customers.csv */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-importFile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CustomersImportFileInput"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-previewImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CustomersImportFileInput"];
            };
        };
        responses: {
            /** @description The numbers that the import would return */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an entry of the list of customers */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an entry of the list of customers */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trash entry after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "customers-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an entry of the list of customers */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomersUpdateInput"];
            };
        };
        responses: {
            /** @description The customer after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The comparison of all companies */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-latestSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest search for duplicates */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateSearch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-list": {
        parameters: {
            query?: {
                /** @example open */
                state?: components["schemas"]["ContactDuplicatesListState"];
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                companyId?: string;
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible duplicates */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible duplicate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-dismiss": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicatesDismissInput"];
            };
        };
        responses: {
            /** @description The duplicate after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-reopen": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicatesReopenInput"];
            };
        };
        responses: {
            /** @description The duplicate after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeadsEstimateInput"];
            };
        };
        responses: {
            /** @description The estimate of an enrichment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsEstimateOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrichment runs */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-enrich": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeadsEnrichInput"];
            };
        };
        responses: {
            /** @description The enrichment run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrichment run */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-cancelRun": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrichment run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-pauseRun": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrichment run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-resumeRun": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrichment run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-retryRun": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeadsRetryRunInput"];
            };
        };
        responses: {
            /** @description The enrichment run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-startEnrichment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsStartEnrichmentInput"];
            };
        };
        responses: {
            /** @description The lead import result after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-export": {
        parameters: {
            query?: {
                q?: string;
                similar?: string;
                filter?: string;
                /** @example relevance */
                sort?: components["schemas"]["CompaniesListSort"];
                /** @example plain */
                profile?: components["schemas"]["CompaniesExportProfile"];
            };
            header?: never;
            path: {
                /** @example csv */
                format: components["schemas"]["CompaniesExportFormat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description companies.csv, companies.json or companies.xlsx */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-exportSelection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example csv */
                format: components["schemas"]["CompaniesExportFormat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesExportSelectionInput"];
            };
        };
        responses: {
            /** @description companies.csv, companies.json or companies.xlsx */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-list": {
        parameters: {
            query?: {
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsListOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company import after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-kept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The what a taken back import keeps */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsKeptItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-rows": {
        parameters: {
            query?: {
                /** @example created */
                kind?: components["schemas"]["ImportsRowsKind"];
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: number;
                /** @example 100 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of an import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsRowsOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-previewTakeBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of taking an import back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsPreviewTakeBackOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "imports-takeBack": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company import after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-list": {
        parameters: {
            query?: {
                /** @example 200 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
                /** @example pending */
                status?: components["schemas"]["LeadsListStatus"];
                q?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                listId?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId?: string;
                list?: string;
                finding?: components["schemas"]["LeadsListFinding"];
                review?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsSaveInput"];
            };
        };
        responses: {
            /** @description The save leads result after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveLeadsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of leads by status */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadCounters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-undoDecisions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The undone lead decisions after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneLeadDecisions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-findings": {
        parameters: {
            query?: {
                /** @example pending */
                status?: components["schemas"]["LeadsListStatus"];
                q?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                listId?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId?: string;
                list?: string;
                finding?: components["schemas"]["LeadsListFinding"];
                review?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of findings of leads */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadFindingCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-importFile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeadsImportFileInput"];
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-importPasted": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsImportPastedInput"];
            };
        };
        responses: {
            /** @description The lead import result after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-previewFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeadsImportFileInput"];
            };
        };
        responses: {
            /** @description The numbers that the import would return */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead imports */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-importedList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-removeList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-exportErrors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-exportList": {
        parameters: {
            query?: {
                /** @example plain */
                profile?: components["schemas"]["CompaniesExportProfile"];
            };
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
                /** @example csv */
                format: "csv" | "xlsx";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file or an Excel workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-previewWriteBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of a write-back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteBackPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-writeBack": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead list after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-previewPasted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsPreviewPastedInput"];
            };
        };
        responses: {
            /** @description The preview of pasted rows */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-previewSheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsPreviewSheetInput"];
            };
        };
        responses: {
            /** @description The preview of a spreadsheet import */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsRemoveInput"];
            };
        };
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedCustomers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-decideSuggestions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsDecideSuggestionsInput"];
            };
        };
        responses: {
            /** @description The lead decisions after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDecisions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsUpdateInput"];
            };
        };
        responses: {
            /** @description The lead detail after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-neighbors": {
        parameters: {
            query?: {
                /** @example pending */
                status?: components["schemas"]["LeadsListStatus"];
                q?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                listId?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId?: string;
                list?: string;
                finding?: components["schemas"]["LeadsListFinding"];
                review?: string;
            };
            header?: never;
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous and next lead */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNeighbors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-retry": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeadsRetryInput"];
            };
        };
        responses: {
            /** @description The lead detail after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-decideReview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsDecideReviewInput"];
            };
        };
        responses: {
            /** @description The lead detail after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leads-decideSuggestion": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsDecideSuggestionInput"];
            };
        };
        responses: {
            /** @description The lead detail after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-list": {
        parameters: {
            query?: {
                /** @example company */
                kind?: components["schemas"]["ListsListKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListsCreateInput"];
            };
        };
        responses: {
            /** @description The list after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListsRenameInput"];
            };
        };
        responses: {
            /** @description The list after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-addMembers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListsAddMembersInput"];
            };
        };
        responses: {
            /** @description The changed members after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-removeMembers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListsAddMembersInput"];
            };
        };
        responses: {
            /** @description The changed members after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "lists-people": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The id of a list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people on a list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-listMerges": {
        parameters: {
            query?: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                companyId?: string;
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merges */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "duplicates-undoMerge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a merge */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The undone merge after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneMerge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings-notifications": {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OutreachUpdateInput"];
            };
        };
        responses: {
            /** @description The outreach campaign after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-complete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outreach campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-funnel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign funnel */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachFunnel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-messages": {
        parameters: {
            query?: {
                /** @example pending */
                status?: components["schemas"]["OutreachMessagesStatus"];
                /** @example 200 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages of a campaign */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-useMessage": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutreachUseMessageInput"];
            };
        };
        responses: {
            /** @description The outreach message after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-pause": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outreach campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-start": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outreach campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-addTargets": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OutreachAddTargetsInput"];
            };
        };
        responses: {
            /** @description The add targets result after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddTargetsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outreach campaigns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutreachCreateInput"];
            };
        };
        responses: {
            /** @description The outreach campaign after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outreach totals */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCounters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-desk": {
        parameters: {
            query?: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                campaignId?: string;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The send queue */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDesk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutreachEditInput"];
            };
        };
        responses: {
            /** @description The outreach message after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-writeDraft": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OutreachWriteDraftInput"];
            };
        };
        responses: {
            /** @description The outreach message after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-changeStatus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutreachChangeStatusInput"];
            };
        };
        responses: {
            /** @description The outreach message after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outreach-ofRecipient": {
        parameters: {
            query?: {
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                contactId?: string;
                recipientName?: string;
                recipientCompany?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages of a recipient */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-analysts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsAnalystsOutput"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportsGenerateManyInput"];
            };
        };
        responses: {
            /** @description The estimate of reports */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEstimate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report version */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports-export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
                /** @example markdown */
                format: "markdown" | "json";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A Markdown or JSON file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsUpdateInput"];
            };
        };
        responses: {
            /** @description What the call has done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsUpdateOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsPreviewInput"];
            };
        };
        responses: {
            /** @description The preview of a settings change */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings-recompute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recomputation progress */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecomputeOutput"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings-testEmail": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsTestEmailInput"];
            };
        };
        responses: {
            /** @description What the call has done */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsTestEmailOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected sources */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSource"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available sources */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-googleSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Google Sheets connection */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-connectGoogleSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourcesConnectGoogleSheetsInput"];
            };
        };
        responses: {
            /** @description The google sheets after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-disconnectGoogleSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The google sheets after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-testGoogleSheets": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The result of the test */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesTestGoogleSheetsOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-latestSync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest sync */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesLatestSyncOutput"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-syncAll": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SourcesSyncAllInput"];
            };
        };
        responses: {
            /** @description The sync run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-estimateSync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourcesEstimateSyncInput"];
            };
        };
        responses: {
            /** @description The estimate of a sync */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncEstimate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-syncRun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sync progress */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-cancelSync": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sync run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-syncItems": {
        parameters: {
            query?: {
                /** @example failed */
                state?: "failed" | "skipped";
                /** @example 100 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies of a sync */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesSyncItemsItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-pauseSync": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sync run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-resumeSync": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sync run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-retrySync": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sync run after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apollo */
                id: components["schemas"]["SourcesConnectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourcesConnectInput"];
            };
        };
        responses: {
            /** @description The catalogue entry after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apollo */
                id: components["schemas"]["SourcesConnectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue entry after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sources-test": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example apollo */
                id: components["schemas"]["SourcesConnectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesTestGoogleSheetsOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "trash-list": {
        parameters: {
            query?: {
                /** @example company */
                kind?: components["schemas"]["TrashListKind"];
                q?: string;
                /** @example 50 */
                limit?: number;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trash */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "trash-empty": {
        parameters: {
            query: {
                /** @description What was deleted later stays */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The emptied trash after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedTrash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "trash-preview": {
        parameters: {
            query: {
                /**
                 * @description What was deleted
                 * @example company
                 */
                kind: components["schemas"]["TrashListKind"];
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of a deletion */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "trash-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trash entry */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "trash-purge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the call has done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPurgeOutput"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "trash-restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "views-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "views-create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewsCreateInput"];
            };
        };
        responses: {
            /** @description The view after the call */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "views-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a view: a UUID, or of one that is always there, largest-disagreement, growing, stale, one-source */
                id: components["schemas"]["ViewsGetId"] | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "views-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a view: a UUID, or of one that is always there, largest-disagreement, growing, stale, one-source */
                id: components["schemas"]["ViewsGetId"] | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted, with the entry of the trash that restores it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "views-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a view: a UUID, or of one that is always there, largest-disagreement, growing, stale, one-source */
                id: components["schemas"]["ViewsGetId"] | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewsUpdateInput"];
            };
        };
        responses: {
            /** @description The view after the call */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesWorkspaceOutput"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companies-removeDemo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the call has done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedCustomers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "health-live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["HealthLiveOutput"];
                };
            };
        };
    };
    "health-ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server and its database answer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready"
                     *     }
                     */
                    "application/json": components["schemas"]["HealthReadyOutput"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
