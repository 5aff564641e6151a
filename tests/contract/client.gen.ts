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
         * Import companies from CSV
         * @description Good rows are imported; each bad row comes back with its line number and the reason, and so does each column that is left out. Importing the same file again changes nothing.
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
         * Preview a CSV import
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
         * @description Each field with its value, the origin of that value (source, file or person, with the day and the address), whether it is locked, and what is suggested in its stead.
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
        post?: never;
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
         * @description The columns of the import with the results beside them.
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
         * @description How many companies the settings would change. Writes nothing.
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
         * @description Queries every connected source about every company in the background. While a sync is in progress, no other is started.
         */
        post: operations["sources-syncAll"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ContactFilters: {
            /** @default [] */
            jobTitles: string[];
            /** @default [] */
            locations: string[];
            /** @default [] */
            industries: string[];
            /** @default [] */
            seniorities: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
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
                /**
                 * @description The level of the title
                 * @enum {string}
                 */
                seniority?: "owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern";
                /**
                 * @description A source that knows them
                 * @example apollo
                 */
                source?: string;
                /**
                 * @description With an email address, with a verified one, or without
                 * @enum {string}
                 */
                email?: "any" | "verified" | "none";
                /**
                 * @description With a phone number or without
                 * @enum {string}
                 */
                phone?: "any" | "none";
                /**
                 * @description With notes or without
                 * @enum {string}
                 */
                notes?: "any" | "none";
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
            filter?: {
                /** @enum {string} */
                status?: "pending" | "enriching" | "completed" | "failed";
                q?: string;
                /** Format: uuid */
                listId?: string;
                /**
                 * Format: uuid
                 * @description Only leads that this enrichment run was the last to work on
                 */
                runId?: string;
                /**
                 * @description Only leads with this finding: matched or unmatched (known to the people-data source or not), suggestion (something waits for a decision), found:email, suggestion:email and not_found:email for each field, or why a step was skipped, as skipped:limit
                 * @example suggestion
                 * @enum {string}
                 */
                finding?: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
                review?: boolean;
            };
            /** @description With `filter`: all but these */
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
            /** @enum {string} */
            field?: "industry" | "country" | "city" | "size" | "headcount" | "growth3" | "growth6" | "growth12" | "tag" | "quality" | "scope" | "source" | "figure" | "agreement" | "sourceCount" | "spread" | "synced" | "added" | "updated" | "report" | "relation";
            /** @enum {string} */
            op?: "is" | "isNot" | "anyOf" | "noneOf" | "isEmpty" | "isNotEmpty" | "between" | "atLeast" | "atMost" | "allOf" | "olderThan" | "newerThan";
            /** @description A text, a number, a list of texts, a range like [50, null] or {"days": 90}, as the op needs */
            value?: unknown;
        };
        Company: {
            id: string;
            name: string;
            domain: string;
            industry: string | null;
            aggregatedEmployeeCount: number | null;
            locations: string[];
            /** @enum {string} */
            dataQuality: "high" | "medium" | "low";
            aggregatedEmployeeCountIsMinimum: boolean;
            headcountScope: ("group" | "legal_entity" | "establishment") | null;
            sourceCount: number;
            comparableSourceCount: number;
            singleFigure: {
                source: string;
                employeeCount: number | null;
                employeeMin: number | null;
                employeeMax: number | null;
                /** @enum {string} */
                kind: "exact" | "band" | "period_average" | "establishment" | "plan_participants" | "text_extracted" | "self_declared" | "community" | "estimated" | "file";
                /** @enum {string} */
                scope: "group" | "network_profiles" | "legal_entity" | "establishment" | "unknown";
                asOf: string;
            } | null;
            growth: {
                months3: components["schemas"]["Growth"] | null;
                months6: components["schemas"]["Growth"] | null;
                months12: components["schemas"]["Growth"] | null;
            };
            /**
             * @description From the smallest to the largest comparable figure, in percent of the aggregate; outliers count, ranges do not. null for fewer than two exact figures.
             * @example 8.5
             */
            spread: number | null;
            /** @description What `locations` name, without repeats; a location whose country is not certain is left out */
            normalizedLocations: components["schemas"]["NormalizedLocation"][];
            tags: string[];
            /**
             * @description Its other domains, as of companies that were merged into it
             * @example [
             *       "acme.io"
             *     ]
             */
            aliases: string[];
            identifiers: components["schemas"]["ShortIdentifier"][];
            parent: components["schemas"]["CompanyParent"] | null;
            subsidiaries: number;
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
        ShortIdentifier: {
            /** @description `wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot` */
            kind: string;
            /** @description In the normal form of its kind */
            value: string;
        };
        CompanyParent: {
            id: string;
            name: string;
            domain: string;
            isRemoved: boolean;
        };
        CompanyFields: {
            id: string;
            /** @description The state of what can be edited; the If-Match of the next edit */
            etag: string;
            fields: {
                name: {
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
                domain: {
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
                        asOf: string;
                        reason: string;
                    } | null;
                    sources: {
                        text: string;
                        origin: components["schemas"]["FieldOrigin"];
                    }[];
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
            /** @description When it came in; ISO 8601 date-time */
            at: string;
            source: string | null;
            /** @description The name of the imported file */
            file: string | null;
            url: string | null;
            /** @description The day for which the source states it */
            asOf: string | null;
        };
        TrashEntry: {
            id: string;
            /**
             * @description What was deleted
             * @enum {string}
             */
            kind: "company" | "demo" | "contact" | "lead" | "leadList" | "savedSearch" | "template" | "report" | "reportCampaign" | "outreachCampaign" | "suppression" | "list" | "view";
            recordIds: string[];
            label: string;
            contents: {
                /** @enum {string} */
                what: "companies" | "figures" | "syncs" | "reports" | "changes" | "contacts" | "leads" | "messages" | "campaigns" | "rows" | "notes";
                count: number;
            }[];
            deletedAt: string;
            /** @enum {string} */
            deletedBy: "person" | "script" | "job";
            expiresAt: string;
            /** @enum {string} */
            state: "deleting" | "trashed" | "restoring" | "purging";
        };
        SourceRecord: {
            source: string;
            employeeCount: number | null;
            employeeMin: number | null;
            employeeMax: number | null;
            /** @enum {string} */
            kind: "exact" | "band" | "period_average" | "establishment" | "plan_participants" | "text_extracted" | "self_declared" | "community" | "estimated" | "file";
            /** @enum {string} */
            scope: "group" | "network_profiles" | "legal_entity" | "establishment" | "unknown";
            locations: string[];
            asOf: string | null;
            asOfBasis: ("stated" | "queried" | "imported") | null;
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
            /** @description When it came in, or was replaced; null where that is not recorded */
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
            /** @description When it was stated last; ISO 8601 date-time */
            at: string;
            /** @description Why no register is queried by it, as a wrong check digit; null when nothing is wrong */
            problem: string | null;
            /** @description When it was struck out and why; null while it counts */
            struck: {
                reason: string;
                at: string;
                /** @description Whose figures and locations left with it */
                sources: string[];
            } | null;
        };
        StrikePreview: {
            /** @description Figures and locations that came by it */
            records: components["schemas"]["SourceRecord"][];
            /** @description Identifiers that the same sources stated */
            identifiers: components["schemas"]["ShortIdentifier"][];
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
            ancestors: {
                id: string;
                name: string;
            }[];
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
            at: string;
            editedAt: string | null;
        };
        GoogleSheets: {
            isConnected: boolean;
            keyFrom: ("environment" | "stored") | null;
            /** @description The address to share spreadsheets with */
            accountEmail: string | null;
            reason: string | null;
            demoSpreadsheetId: string | null;
            lastError: {
                message: string;
                at: string;
            } | null;
        };
        DataSource: {
            id: ("apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic") | null;
            name: string;
            /** @enum {string} */
            status: "connected" | "disconnected";
            /** @enum {string} */
            health: "connected" | "needs_attention" | "disconnected";
            /** @description ISO 8601; null when never */
            lastSync: string | null;
            companiesTracked: number;
            /** @enum {string} */
            gives: "figures" | "identity";
            lastError: {
                message: string;
                at: string;
            } | null;
            callsToday: number;
            creditsToday: number;
            creditCap: number | null;
        };
        CatalogueEntry: {
            /** @enum {string} */
            id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
            label: string;
            description: string;
            licence: string | null;
            /** @enum {string} */
            gives: "figures" | "identity";
            /** @enum {string} */
            needs: "nothing" | "contact" | "key";
            connected: boolean;
            reason: string | null;
            maskedKey: string | null;
            keyFrom: ("environment" | "stored") | null;
            enabled: boolean;
            creditsPerCompany: number;
            creditCap: number | null;
            generic: {
                label: string;
                /** Format: uri */
                baseUrl: string;
                /** @enum {string} */
                method: "GET" | "POST";
                /** Format: starts_with */
                path: string;
                body: string | null;
                auth: {
                    /** @constant */
                    kind: "none";
                } | {
                    /** @constant */
                    kind: "header";
                    header: string;
                    prefix: string;
                } | {
                    /** @constant */
                    kind: "client_credentials";
                    /** Format: uri */
                    tokenUrl: string;
                    /** @enum {string} */
                    style: "form" | "json";
                    scope: string | null;
                };
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
            origin: "all" | "auto";
            /** @enum {string} */
            state: "running" | "paused" | "completed" | "cancelled" | "failed";
            total: number;
            pending: number;
            running: number;
            completed: number;
            skipped: number;
            failed: number;
            cancelled: number;
            createdAt: string;
            finishedAt: string | null;
            secondsLeft: number | null;
        };
        CompanySync: {
            /** @enum {string} */
            state: "never" | "queued" | "running" | "completed" | "skipped" | "failed";
            message: string | null;
            finishedAt: string | null;
            outcomes: {
                /** @enum {string} */
                id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
                source: string;
                /** @enum {string} */
                outcome: "figure" | "known_without_figure" | "identity" | "unknown_company" | "not_applicable" | "fresh" | "skipped" | "not_connected" | "failed";
                message: string;
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
                companyId: string | null;
                trashId: string | null;
            }[];
            asked: {
                /** @enum {string} */
                id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
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
                reason: "used" | "outlier" | "too_old" | "other_scope" | "counts_parent" | "insufficient" | "locked" | "no_headcount";
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
            sources: [
                string,
                string
            ];
            /** @description Companies for which both give an exact figure of the same scope */
            both: components["schemas"]["CountedFigures"];
            /** @description Of these, where both differ by at most 10% of the larger one */
            within10: components["schemas"]["CountedFigures"];
            /** @description Of these, where both differ by at most 25% of the larger one */
            within25: components["schemas"]["CountedFigures"];
            /** @description Of these, where both differ by more */
            beyond25: components["schemas"]["CountedFigures"];
        };
        CompanyReport: {
            companyId: string;
            companyName: string;
            domain: string;
            /** @enum {string} */
            status: "generating" | "completed" | "failed";
            errorMessage: string | null;
            id: string | null;
            version: number | null;
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
                    /** @enum {string} */
                    kind: "built-in" | "model";
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
            versions: {
                id: string;
                version: number;
                generatedAt: string;
                analyst: string;
            }[];
        };
        ReportAnalysis: {
            summary: string;
            summarySentences: {
                text: string;
                citations: {
                    evidenceId: string;
                    quote: string;
                }[];
            }[];
            productLaunches: {
                name: string;
                /** @description Day, as 2026-10-02; null: undated */
                launchDate: string | null;
                description: string;
                isBackground: boolean;
                citations: {
                    evidenceId: string;
                    quote: string;
                }[];
            }[];
            rdActivity: {
                hasRD: boolean;
                keywords: string[];
                keywordCitations: {
                    evidenceId: string;
                    quote: string;
                }[];
                mentions: string[];
                mentionCitations: {
                    evidenceId: string;
                    quote: string;
                }[];
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
                citations: {
                    evidenceId: string;
                    quote: string;
                }[];
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
                /** @enum {string} */
                status: "generating" | "completed" | "failed";
                errorMessage: string | null;
            }[];
        };
        ReportEstimate: {
            toWrite: number;
            fresh: number;
            unknown: number;
            seconds: number;
            isMeasured: boolean;
            analyst: {
                /** @enum {string} */
                kind: "built-in" | "model";
                name: string;
            };
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
            createdAt: string;
            completedAt: string | null;
            runningReports: number;
            secondsLeft: number | null;
            analyst: string;
        };
        CampaignItem: {
            companyId: string;
            name: string;
            domain: string;
            /** @enum {string} */
            state: "pending" | "running" | "completed" | "kept" | "failed" | "cancelled";
            attempts: number;
            message: string | null;
            durationMs: number | null;
            finishedAt: string | null;
            reportId: string | null;
            /** @description The company that this one was merged into since; its reports moved there */
            mergedInto?: {
                id: string;
                name: string;
            };
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
            /**
             * @description `possible`: a person has to look
             * @enum {string}
             */
            strength: "sure" | "possible";
            reasons: components["schemas"]["DuplicateReason"][];
            /** @description The one that was added first comes first */
            companies: components["schemas"]["Company"][];
            /** @enum {string} */
            state: "open" | "dismissed";
            foundAt: string;
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
            /** @enum {string} */
            field: "name" | "domain" | "industry" | "locations" | "headcount" | "identifiers" | "tags" | "aliases";
            survivor: {
                value: string | number | string[] | null;
                /** @description Null for lists, and where there is no value */
                origin: components["schemas"]["FieldOrigin"] | null;
                locked: boolean;
            };
            other: {
                value: string | number | string[] | null;
                /** @description Null for lists, and where there is no value */
                origin: components["schemas"]["FieldOrigin"] | null;
                locked: boolean;
            };
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
            survivor: {
                id: string;
                name: string;
                domain: string;
            };
            other: {
                id: string;
                name: string;
                domain: string;
            };
            mergedAt: string;
            /** @enum {string} */
            mergedBy: "person" | "script" | "job";
            undoneAt: string | null;
            /**
             * @description Only a `merged` one can be undone; `merging` and `undoing` are under way
             * @enum {string}
             */
            state: "merging" | "merged" | "undoing" | "undone";
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
            /**
             * @description `possible`: a user has to look
             * @enum {string}
             */
            strength: "sure" | "possible";
            reasons: components["schemas"]["ContactDuplicateReason"][];
            /** @description The one that was saved first comes first */
            contacts: components["schemas"]["SavedContact"][];
            /** @enum {string} */
            state: "open" | "dismissed";
            foundAt: string;
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
            emailStatus: ("verified" | "likely" | "unknown" | "invalid") | null;
            emailStatusOriginal: string | null;
            phone: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            linkedinUrl: string | null;
            seniority: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern") | null;
            knownIn: ("contacts" | "leads" | "outreach")[];
            sources: {
                source: string;
                id: string;
                at: string;
            }[];
            origins: {
                [key: string]: {
                    source: string;
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
                at: string;
            }[];
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
                /**
                 * @description Whose value the merged contact has by default
                 * @enum {string}
                 */
                merged: "survivor" | "other";
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
            mergedAt: string;
            mergedBy: string;
            undoneAt: string | null;
            /**
             * @description Only a `merged` one can be undone
             * @enum {string}
             */
            state: "merging" | "merged" | "undoing" | "undone";
        };
        UndoneContactMerge: {
            /** @description Ids of the two contacts */
            restored: string[];
            /** @description Fields that were changed after the merge, as `email` or `notes`; they stay on the survivor */
            keptEdits: string[];
        };
        SmartSearchAnswer: {
            results: components["schemas"]["ContactResults"];
            filters: {
                /** @default [] */
                jobTitles: string[];
                /** @default [] */
                locations: string[];
                /** @default [] */
                industries: string[];
                /** @default [] */
                seniorities: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
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
            reader: {
                /** @enum {string} */
                kind: "built-in" | "model";
                name: string;
            };
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
                /** @enum {string} */
                source: "apollo" | "pdl";
                label: string;
                found: number;
                total: number | null;
                credits: number;
                creditsPending: number;
                problem: string | null;
            }[];
            suppressed: number;
            newCount: number | null;
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
            emailStatus: ("verified" | "likely" | "unknown" | "invalid") | null;
            emailStatusOriginal: string | null;
            phone: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            linkedinUrl: string | null;
            seniority: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern") | null;
            sources: {
                /** @enum {string} */
                source: "apollo" | "pdl";
                id: string;
            }[];
            mergedBecause: string | null;
            differences: {
                field: string;
                values: {
                    /** @enum {string} */
                    source: "apollo" | "pdl";
                    value: string;
                }[];
            }[];
            foundAt: string;
            reveal: {
                /** @enum {string} */
                source: "apollo" | "pdl";
                creditsMax: number;
                hasEmail: boolean | null;
                hasPhone: boolean | null;
            } | null;
            contactId: string | null;
            knownIn: ("contacts" | "leads" | "outreach")[];
            isNew: boolean;
        };
        ContactSource: {
            /** @enum {string} */
            source: "apollo" | "pdl";
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
                /** @enum {string} */
                source: "apollo" | "pdl";
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
                /** @enum {string} */
                match: "identifier" | "name";
            }[];
            recognisedBy: {
                kind: string;
                value: string;
            }[];
            isSuppressed: boolean;
        };
        ExportedPersonalData: {
            exportedAt: string;
            recognisedBy: {
                kind: string;
                value: string;
            }[];
            records: {
                place: string;
                id: string;
                label: string;
                /** @enum {string} */
                match: "identifier" | "name";
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
            /** @enum {string} */
            source: "apollo" | "pdl" | "both";
            filters: {
                /** @default [] */
                jobTitles: string[];
                /** @default [] */
                locations: string[];
                /** @default [] */
                industries: string[];
                /** @default [] */
                seniorities: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
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
            sentence: string | null;
            createdAt: string;
            lastRunAt: string | null;
            lastTotal: number | null;
            lastNewCount: number | null;
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
            /** @enum {string} */
            enrichmentStatus: "pending" | "enriching" | "completed" | "failed";
            contactId: string | null;
            companyId: string | null;
            message: string | null;
            suggestionCount: number;
            needsReview: boolean;
            /** @description What was found for each field */
            outcomes: {
                [key: string]: components["schemas"]["LeadFieldOutcome"];
            };
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
            /** @enum {string} */
            enrichmentStatus: "pending" | "enriching" | "completed" | "failed";
            contactId: string | null;
            companyId: string | null;
            message: string | null;
            suggestionCount: number;
            needsReview: boolean;
            /** @description What was found for each field */
            outcomes: {
                [key: string]: components["schemas"]["LeadFieldOutcome"];
            };
            createdAt: string;
            origins: {
                [key: string]: {
                    source: string;
                    at: string;
                    confidence: number | null;
                    isLocked: boolean;
                };
            };
            steps: {
                /** @enum {string} */
                step: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
                /** @enum {string} */
                state: "pending" | "running" | "completed" | "skipped" | "failed" | "review";
                source: string | null;
                confidence: number | null;
                credits: number;
                message: string | null;
                at: string | null;
                durationMs: number | null;
                /** @description Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost` */
                repeatCredits: number | null;
            }[];
            log: {
                /** @enum {string} */
                step: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
                source: string;
                outcome: string;
                message: string | null;
                credits: number;
                at: string;
                durationMs: number;
            }[];
            suggestions: {
                /** @enum {string} */
                field: "firstName" | "lastName" | "email" | "company" | "title" | "linkedinUrl" | "phone" | "location" | "industry";
                value: string;
                source: string;
                confidence: number;
                at: string;
            }[];
            candidates: {
                id: string;
                /** @enum {string} */
                step: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
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
                 * @enum {string}
                 */
                finding: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
                leads: number;
            }[];
        };
        LeadNeighbors: {
            /** @description From 1, newest first; null when the lead does not pass the filter (any more) */
            position: number | null;
            /** @description Matching leads; counting stops at 10,000 with a filter */
            total: number;
            previousId: string | null;
            nextId: string | null;
            /** @description The next lead of the filter with a suggestion */
            nextSuggestionId: string | null;
        };
        LeadDecisions: {
            /** @description Undoes all of it; null for a preview and when nothing was decided */
            decisionId: string | null;
            at: string;
            suggestions: number;
            leads: number;
            leftTotal: number;
            left: {
                leadId: string;
                lead: string;
                /** @enum {string} */
                field: "firstName" | "lastName" | "email" | "company" | "title" | "linkedinUrl" | "phone" | "location" | "industry";
                /**
                 * @description changed: since the preview or the decision; locked: typed or accepted by a person; do_not_contact: on that list; several: more than one value is suggested; conflict: another lead has the value
                 * @enum {string}
                 */
                reason: "changed" | "locked" | "do_not_contact" | "several" | "conflict";
                message: string;
            }[];
        };
        UndoneLeadDecisions: {
            restored: number;
            leftTotal: number;
            left: {
                leadId: string;
                lead: string;
                /** @enum {string} */
                field: "firstName" | "lastName" | "email" | "company" | "title" | "linkedinUrl" | "phone" | "location" | "industry";
                /**
                 * @description changed: since the preview or the decision; locked: typed or accepted by a person; do_not_contact: on that list; several: more than one value is suggested; conflict: another lead has the value
                 * @enum {string}
                 */
                reason: "changed" | "locked" | "do_not_contact" | "several" | "conflict";
                message: string;
            }[];
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
                /** @enum {string} */
                state: "waiting" | "running" | "completed" | "failed";
                message: string | null;
                cells: number;
                missingRows: number;
                at: string;
            } | null;
            createdAt: string;
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
            errors: {
                line: number;
                column: string | null;
                message: string;
            }[];
            ignoredCells: number;
            notes: {
                line: number;
                column: string | null;
                message: string;
            }[];
            estimate: {
                leads: number;
                steps: {
                    /** @enum {string} */
                    step: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
                    asked: number;
                    free: number;
                    creditsMax: number;
                    reason: string | null;
                }[];
                creditsMax: number;
                creditsLeft: number | null;
            };
        };
        LeadImportResult: {
            imported: number;
            created: number;
            updated: number;
            unchanged: number;
            duplicates: number;
            suppressed: number;
            failed: number;
            errors: {
                line: number;
                column: string | null;
                message: string;
            }[];
            ignoredCells: number;
            notes: {
                line: number;
                column: string | null;
                message: string;
            }[];
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
            steps: ("pdl_search" | "linkedin_discovery" | "company_research" | "write_back")[];
            /** @enum {string} */
            state: "running" | "paused" | "completed" | "cancelled" | "failed";
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
            writeBack: ("waiting" | "running" | "completed" | "failed") | null;
            writeBackMessage: string | null;
            isOpen: boolean;
            createdAt: string;
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
            /**
             * @description What is on the list: companies, or saved contacts and leads
             * @enum {string}
             */
            kind: "company" | "person";
            createdAt: string;
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
        GeneratedMessage: {
            id: string;
            message: string;
            /** @enum {string} */
            messageType: "connection_request" | "direct_message" | "follow_up";
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
            createdAt: string;
            request: {
                /** @enum {string} */
                messageType: "connection_request" | "direct_message" | "follow_up";
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
                facts: {
                    id: string;
                    text: string;
                    source: string;
                    date: string | null;
                    url?: string | null;
                    company?: string | null;
                    companyId?: string | null;
                }[];
                /**
                 * @default friendly
                 * @enum {string}
                 */
                tone: "friendly" | "professional" | "direct";
                /**
                 * @default medium
                 * @enum {string}
                 */
                length: "short" | "medium" | "long";
                /** @default true */
                isFormal: boolean;
                /**
                 * @default en
                 * @enum {string}
                 */
                language: "en" | "de" | "fr" | "es";
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
                /** @enum {string} */
                kind: "built-in" | "model";
                name: string;
                isDefault: boolean;
            }[];
            templateVariables: string[];
        };
        MessageTemplate: {
            id: string;
            name: string;
            /** @enum {string} */
            messageType: "connection_request" | "direct_message" | "follow_up";
            body: string;
            createdAt: string;
            updatedAt: string;
        };
        OutreachCampaign: {
            id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "active" | "paused" | "completed";
            /** @enum {string} */
            type: "connection_request" | "direct_message" | "follow_up";
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
            createdAt: string;
            startedAt: string | null;
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
            /** @enum {string} */
            status: "pending" | "sent" | "accepted" | "replied" | "failed";
            messageContent: string | null;
            /** @enum {string} */
            messageType: "connection_request" | "direct_message" | "follow_up";
            writtenBy: string | null;
            sentAt: string | null;
            acceptedAt: string | null;
            repliedAt: string | null;
            failure: string | null;
            isSuppressed: boolean;
            isErased: boolean;
            revision: number;
            createdAt: string;
            updatedAt: string;
        };
        AddTargetsResult: {
            added: number;
            known: number;
            suppressed: number;
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
            requests: {
                limit: number;
                used: number;
                left: number;
                nextFreeAt: string | null;
            };
            messages: {
                limit: number;
                used: number;
                left: number;
                nextFreeAt: string | null;
            };
            campaign: {
                limit: number;
                used: number;
                left: number;
                nextFreeAt: string | null;
            } | null;
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
            /** @enum {string} */
            headlineScope: "group" | "legal_entity" | "establishment";
            maxFigureAgeMonths: number;
            googleNews: boolean;
        };
        Recompute: {
            /** @enum {string} */
            state: "running" | "completed" | "failed";
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
            contents: {
                /** @enum {string} */
                what: "companies" | "figures" | "syncs" | "reports" | "changes" | "contacts" | "leads" | "messages" | "campaigns" | "rows" | "notes";
                count: number;
            }[];
            stays: {
                /** @enum {string} */
                what: "companies" | "figures" | "syncs" | "reports" | "changes" | "contacts" | "leads" | "messages" | "campaigns" | "rows" | "notes";
                count: number;
            }[];
            days: number;
        };
        Restored: {
            /**
             * @description What was deleted
             * @enum {string}
             */
            kind: "company" | "demo" | "contact" | "lead" | "leadList" | "savedSearch" | "template" | "report" | "reportCampaign" | "outreachCampaign" | "suppression" | "list" | "view";
            recordIds: string[];
            label: string;
            notes: string[];
        };
        TimelineEntry: {
            id: string;
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
            sort: ("relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced") | null;
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
             * @enum {string}
             */
            density: "comfortable" | "compact";
            id: string;
            name: string;
            /** @description Always there; it can be copied, not changed */
            isReadyMade: boolean;
            /** @description What the filter names and no longer exists, in sentences. With an unknown field, a list with this filter is refused. */
            problems: string[];
            createdAt: string | null;
            updatedAt: string | null;
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
            errors: {
                line: number;
                column: string | null;
                value: string | null;
                reason: string;
                trashId?: string;
            }[];
            repeats: {
                line: number;
                column: string | null;
                value: string | null;
                reason: string;
                trashId?: string;
            }[];
            notes: {
                line: number;
                column: string | null;
                value: string | null;
                reason: string;
                trashId?: string;
            }[];
            renames: {
                domain: string;
                /** @enum {string} */
                field: "name" | "industry";
                before: string;
                after: string;
            }[];
            suggestions: {
                domain: string;
                /** @enum {string} */
                field: "name" | "domain" | "industry" | "locations" | "headcount";
                before: string;
                after: string;
            }[];
            refusals: {
                line: number;
                column: string | null;
                value: string | null;
                reason: string;
                trashId?: string;
            }[];
            leftOutColumns: {
                column: number;
                header: string;
                reason: string;
            }[];
            errorFile: string | null;
        };
        ImportPreview: {
            /** @enum {string} */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            /** @enum {string} */
            delimiter: "," | ";" | "\t" | "|";
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
                errors: {
                    line: number;
                    column: string | null;
                    value: string | null;
                    reason: string;
                    trashId?: string;
                }[];
                repeats: {
                    line: number;
                    column: string | null;
                    value: string | null;
                    reason: string;
                    trashId?: string;
                }[];
                notes: {
                    line: number;
                    column: string | null;
                    value: string | null;
                    reason: string;
                    trashId?: string;
                }[];
                renames: {
                    domain: string;
                    /** @enum {string} */
                    field: "name" | "industry";
                    before: string;
                    after: string;
                }[];
                suggestions: {
                    domain: string;
                    /** @enum {string} */
                    field: "name" | "domain" | "industry" | "locations" | "headcount";
                    before: string;
                    after: string;
                }[];
                refusals: {
                    line: number;
                    column: string | null;
                    value: string | null;
                    reason: string;
                    trashId?: string;
                }[];
                leftOutColumns: {
                    column: number;
                    header: string;
                    reason: string;
                }[];
            };
            plan: {
                rows: {
                    line: number;
                    /** @enum {string} */
                    kind: "created" | "updated" | "unchanged" | "repeat" | "refused" | "failed";
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
                counts: {
                    [key: string]: number;
                };
            };
        };
        Error: {
            /** @description A sentence that can be shown to a user */
            message: string;
            /**
             * @example BAD_REQUEST
             * @example NOT_FOUND
             */
            code: string;
            /** @description With 412: what could not be changed, as it is now */
            present?: Record<string, never>;
            /** @description The invalid fields */
            issues?: {
                path: (string | number)[];
                message: string;
            }[];
            /** @description Ids to continue with, such as `trashId` of a deleted company that is in the way */
            details?: {
                [key: string]: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
                "application/json": {
                    text: string;
                    request: {
                        /** @enum {string} */
                        messageType: "connection_request" | "direct_message" | "follow_up";
                        /** @default  */
                        recipientName?: string;
                        /** @default  */
                        recipientTitle?: string;
                        /** @default  */
                        recipientCompany?: string;
                        /** @default  */
                        recipientIndustry?: string;
                        /** @default  */
                        campaignGoal?: string;
                        /** @default  */
                        senderName?: string;
                        /** @default  */
                        senderTitle?: string;
                        /** @default [] */
                        facts?: {
                            id: string;
                            text: string;
                            source: string;
                            date: string | null;
                            url?: string | null;
                            company?: string | null;
                            companyId?: string | null;
                        }[];
                        /**
                         * @default friendly
                         * @enum {string}
                         */
                        tone?: "friendly" | "professional" | "direct";
                        /**
                         * @default medium
                         * @enum {string}
                         */
                        length?: "short" | "medium" | "long";
                        /** @default true */
                        isFormal?: boolean;
                        /**
                         * @default en
                         * @enum {string}
                         */
                        language?: "en" | "de" | "fr" | "es";
                        /** @default 300 */
                        limit?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageCheck"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        text: string;
                        source: string;
                        date: string | null;
                        url?: string | null;
                        company?: string | null;
                        companyId?: string | null;
                    }[];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "ai-connectionRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    recipientName?: string;
                    /** @default  */
                    recipientTitle?: string;
                    /** @default  */
                    recipientCompany?: string;
                    /** @default  */
                    recipientIndustry?: string;
                    /** @default  */
                    campaignGoal?: string;
                    /** @default  */
                    senderName?: string;
                    /** @default  */
                    senderTitle?: string;
                    /** @default [] */
                    facts?: {
                        id: string;
                        text: string;
                        source: string;
                        date: string | null;
                        url?: string | null;
                        company?: string | null;
                        companyId?: string | null;
                    }[];
                    /**
                     * @default friendly
                     * @enum {string}
                     */
                    tone?: "friendly" | "professional" | "direct";
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    length?: "short" | "medium" | "long";
                    /** @default true */
                    isFormal?: boolean;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "de" | "fr" | "es";
                    /** @default 300 */
                    limit?: number;
                    contactId?: string | null;
                    /** @enum {string} */
                    writer?: "built-in" | "model";
                    templateId?: string | null;
                    /** @default 0 */
                    variant?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "ai-directMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    recipientName?: string;
                    /** @default  */
                    recipientTitle?: string;
                    /** @default  */
                    recipientCompany?: string;
                    /** @default  */
                    recipientIndustry?: string;
                    /** @default  */
                    campaignGoal?: string;
                    /** @default  */
                    senderName?: string;
                    /** @default  */
                    senderTitle?: string;
                    /** @default [] */
                    facts?: {
                        id: string;
                        text: string;
                        source: string;
                        date: string | null;
                        url?: string | null;
                        company?: string | null;
                        companyId?: string | null;
                    }[];
                    /**
                     * @default friendly
                     * @enum {string}
                     */
                    tone?: "friendly" | "professional" | "direct";
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    length?: "short" | "medium" | "long";
                    /** @default true */
                    isFormal?: boolean;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "de" | "fr" | "es";
                    /** @default 300 */
                    limit?: number;
                    contactId?: string | null;
                    /** @enum {string} */
                    writer?: "built-in" | "model";
                    templateId?: string | null;
                    /** @default 0 */
                    variant?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "ai-followUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    recipientName?: string;
                    /** @default  */
                    recipientTitle?: string;
                    /** @default  */
                    recipientCompany?: string;
                    /** @default  */
                    recipientIndustry?: string;
                    /** @default  */
                    campaignGoal?: string;
                    /** @default  */
                    senderName?: string;
                    /** @default  */
                    senderTitle?: string;
                    /** @default [] */
                    facts?: {
                        id: string;
                        text: string;
                        source: string;
                        date: string | null;
                        url?: string | null;
                        company?: string | null;
                        companyId?: string | null;
                    }[];
                    /**
                     * @default friendly
                     * @enum {string}
                     */
                    tone?: "friendly" | "professional" | "direct";
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    length?: "short" | "medium" | "long";
                    /** @default true */
                    isFormal?: boolean;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "de" | "fr" | "es";
                    /** @default 300 */
                    limit?: number;
                    contactId?: string | null;
                    /** @enum {string} */
                    writer?: "built-in" | "model";
                    templateId?: string | null;
                    /** @default 0 */
                    variant?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedMessage"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "ai-createTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    messageType: "connection_request" | "direct_message" | "follow_up";
                    body: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    messageType: "connection_request" | "direct_message" | "follow_up";
                    body: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                        trashId: string;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageWriters"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDistributions"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesBySource"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationCount"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsOverview"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string | null;
                    companyIds: string[];
                    skipYoungerThanDays?: number;
                    /** @enum {string} */
                    analyst?: "built-in" | "model";
                    /** Format: uuid */
                    requestId?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-cancel": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-items": {
        parameters: {
            query?: {
                /** @example pending */
                state?: "pending" | "running" | "completed" | "kept" | "failed" | "cancelled";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CampaignItem"][];
                        next: number | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-pause": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-resume": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-retry": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns-table": {
        parameters: {
            query?: {
                /** @example csv */
                format?: "csv" | "excel";
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-list": {
        parameters: {
            query?: {
                q?: string;
                similar?: string;
                /** @example relevance */
                sort?: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced";
                /** @example 50 */
                limit?: number;
                filter?: string;
                /** @example WyIxMjAiLCI2NjVmMWMwZThiM2Y0YTJkOWMxZTdhMDEiXQ */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Number of matches; a trailing plus means that there are more */
                    "X-Total-Count"?: string;
                    /** @description The next page (RFC 8288, rel="next"); absent on the last page */
                    Link?: string;
                    /** @description true where nothing has the words and `similar` was asked for: the rows have similar names */
                    "X-Similar-Names"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    domain: string;
                    industry?: string;
                    /** @description The source that named the company, as in a discovery result; left out: they were typed */
                    discoveredBy?: string;
                };
            };
        };
        responses: {
            /** @description The new company */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reports-generateMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyIds: string[];
                    skipYoungerThanDays?: number;
                    /** @enum {string} */
                    analyst?: "built-in" | "model";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReportStart"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    companyIds: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatuses"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    industry?: string;
                    /** @default  */
                    location?: string;
                    /** @default  */
                    minEmployees?: string;
                    /** @default  */
                    maxEmployees?: string;
                    sources?: ("apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic")[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discovery"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
                        source: string;
                        connected: boolean;
                        creditsMax: number;
                        reason: string | null;
                    }[];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-filterValues": {
        parameters: {
            query: {
                /** @example industry */
                field: "industry" | "country" | "city" | "source" | "figure" | "agreement" | "tag";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: string;
                        count: number;
                    }[];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-importCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    source?: string;
                    /** Format: date */
                    asOf?: string;
                    /** Format: date */
                    today?: string;
                    /** @enum {string} */
                    mode?: "create_and_update" | "create_only" | "update_only" | "fill_empty";
                    /** @enum {string} */
                    renames?: "apply" | "keep";
                    /** @enum {string} */
                    delimiter?: "," | ";" | "\t" | "|";
                    /** @enum {string} */
                    encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
                    /** Format: uuid */
                    importId?: string;
                    /** @description Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers. */
                    mapping?: string;
                    /** @enum {string} */
                    columns?: "automatic" | "assisted";
                    /**
                     * Format: binary
                     * @description A .csv file of at most 256 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "multipart/form-data": {
                    source?: string;
                    /** Format: date */
                    asOf?: string;
                    /** Format: date */
                    today?: string;
                    /** @enum {string} */
                    mode?: "create_and_update" | "create_only" | "update_only" | "fill_empty";
                    /** @enum {string} */
                    renames?: "apply" | "keep";
                    /** @enum {string} */
                    delimiter?: "," | ";" | "\t" | "|";
                    /** @enum {string} */
                    encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
                    /** Format: uuid */
                    importId?: string;
                    /** @description Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers. */
                    mapping?: string;
                    /** @enum {string} */
                    columns?: "automatic" | "assisted";
                    planCursor?: number;
                    /** @enum {string} */
                    planKind?: "created" | "updated" | "unchanged" | "repeat" | "refused" | "failed";
                    planLimit?: number;
                    /**
                     * Format: binary
                     * @description A .csv file of at most 256 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The numbers that the import would return */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importId: string;
                        /** @enum {string} */
                        state: "running" | "completed" | "failed";
                        rows: number;
                        bytesRead: number;
                        bytesTotal: number;
                        message: string | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-search": {
        parameters: {
            query?: {
                similar?: string;
                /** @example relevance */
                sort?: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced";
                /** @example 50 */
                limit?: number;
                filter?: string;
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
            /** @description Successful response */
            200: {
                headers: {
                    /** @description Number of matches; a trailing plus means that there are more */
                    "X-Total-Count"?: string;
                    /** @description The next page (RFC 8288, rel="next"); absent on the last page */
                    Link?: string;
                    /** @description true where nothing has the words and `similar` was asked for: the rows have similar names */
                    "X-Similar-Names"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    /** @description The If-Match of the next edit */
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
        requestBody: {
            content: {
                "application/json": {
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
                     * @description Fields to lock as they are; what an edit sets is locked anyway
                     * @example [
                     *       "name"
                     *     ]
                     */
                    lock?: ("name" | "domain" | "industry" | "locations" | "headcount")[];
                    /**
                     * @description Fields that imports and syncs may change again
                     * @example [
                     *       "industry"
                     *     ]
                     */
                    unlock?: ("name" | "domain" | "industry" | "locations" | "headcount")[];
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
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description The If-Match of the next edit */
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyFields"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record was changed since it was read; `present` has its present state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` is missing */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aggregatedEmployeeCount: number | null;
                        aggregatedEmployeeCountIsMinimum: boolean;
                        headcountScope: ("group" | "legal_entity" | "establishment") | null;
                        /** @enum {string} */
                        dataQuality: "high" | "medium" | "low";
                        dataQualityReason: string;
                        ruleVersion: string;
                        /** @description The day for which it was computed: 2026-03-31 */
                        day: string;
                        minimumSources: number;
                        reportingSources: number;
                        comparableSources: number;
                        summary: string;
                        records: {
                            source: string;
                            /** @description As shown: "120" or "11–50" or "1,001+" */
                            value: string;
                            used: boolean;
                            /** @enum {string} */
                            reasonCode: "used" | "outlier" | "insufficient" | "other_scope" | "too_old" | "no_headcount" | "locked" | "counts_parent";
                            reason: string;
                            kind: string | null;
                            scope: string | null;
                            asOf: string | null;
                        }[];
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAliases"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-addAlias": {
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
                "application/json": {
                    /**
                     * @description In any spelling, also a whole address
                     * @example acme.io
                     */
                    domain: string;
                };
            };
        };
        responses: {
            /** @description The company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SavedContact"][];
                        total: number;
                        /** @description Pass as `cursor` for the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRecord"][];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        text: string;
                        source: string;
                        date: string | null;
                        url?: string | null;
                        company?: string | null;
                        companyId?: string | null;
                    }[];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    /** @description The If-Match of the next edit */
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyFields"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reports-generate": {
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
                "application/json": {
                    /** @enum {string} */
                    analyst?: "built-in" | "model";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReport"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-addIdentifier": {
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
                "application/json": {
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
            };
        };
        responses: {
            /** @description All identifiers of the company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-restoreIdentifier": {
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
                "application/json": {
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
            };
        };
        responses: {
            /** @description All identifiers of the company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-strikeIdentifier": {
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
                "application/json": {
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
            };
        };
        responses: {
            /** @description All identifiers of the company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyIdentifier"][];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrikePreview"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Lead"][];
                        /** @description Pass as `cursor` for the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "duplicates-merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company that is left; its id stays */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                        /** @enum {string} */
                        name?: "survivor" | "other";
                        /** @enum {string} */
                        domain?: "survivor" | "other";
                        /** @enum {string} */
                        industry?: "survivor" | "other";
                        /** @enum {string} */
                        locations?: "survivor" | "other";
                        /** @enum {string} */
                        headcount?: "survivor" | "other";
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedCompany"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreview"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OutreachMessage"][];
                        /** @description Pass as `cursor` for the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CompanyNote"][];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-addNote": {
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
                "application/json": {
                    /** @example Met at the fair in Lyon; call again in May */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    /** @example Met at the fair in Lyon; call again in May */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-restoreNote": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNote"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
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
            };
        };
        responses: {
            /** @description The relations of the company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRelations"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRelations"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRelations"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReport"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            version: number;
                            generatedAt: string;
                            analyst: string;
                        }[];
                        total: number;
                        /** @description Pass as `cursor` for the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubsidiaryPage"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySync"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-syncCompany": {
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
                "application/json": {
                    /** @description Paid sources whose lost response is bought once more; no other paid source is asked. They may have charged for the lost one already: `repeatCredits` is what is spent on top */
                    repeatLost?: ("apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic")[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySync"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
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
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TimelineEntry"][];
                        /** @description Pass as `cursor` for the next page; null on the last */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        series: {
                            source: string;
                            points: {
                                at: string;
                                value: number;
                                /** @description True for the middle of a range, which no source stated */
                                isRange: boolean;
                            }[];
                        }[];
                        aggregate: {
                            at: string;
                            value: number | null;
                        }[];
                    };
                };
            };
            /** @description The company was merged into another one; `Location` and `details.mergedInto` lead to it */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contactDuplicates-list": {
        parameters: {
            query?: {
                /** @example open */
                state?: "open" | "dismissed";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicatePage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contactDuplicates-dismiss": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contactDuplicates-reopen": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDuplicate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMergePage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contactDuplicates-undoMerge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a merge */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneContactMerge"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                seniority?: "owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern";
                source?: string;
                /** @example any */
                email?: "any" | "verified" | "none";
                /** @example any */
                phone?: "any" | "none";
                /** @example any */
                notes?: "any" | "none";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contacts: components["schemas"]["SavedContact"][];
                        total: number;
                        next: string | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    companyId?: string | null;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveContactsResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-removeMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                        /**
                         * @description The level of the title
                         * @enum {string}
                         */
                        seniority?: "owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern";
                        /**
                         * @description A source that knows them
                         * @example apollo
                         */
                        source?: string;
                        /**
                         * @description With an email address, with a verified one, or without
                         * @enum {string}
                         */
                        email?: "any" | "verified" | "none";
                        /**
                         * @description With a phone number or without
                         * @enum {string}
                         */
                        phone?: "any" | "none";
                        /**
                         * @description With notes or without
                         * @enum {string}
                         */
                        notes?: "any" | "none";
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
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedContacts"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["Suppression"][];
                        total: number;
                    };
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-suppress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    identifiers?: string[];
                    /** @default [] */
                    ids?: string[];
                    /** @default [] */
                    contactIds?: string[];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        removedContacts: number;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    identifier: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressionCheck"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suppressedIds: string[];
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                        trashId: string;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-erasePerson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    identifiers?: string[];
                    /** @default  */
                    name?: string;
                    /** @default  */
                    company?: string;
                    /** @default [] */
                    confirmed?: {
                        place: string;
                        id: string;
                    }[];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedPersonalData"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    /** @default [] */
                    identifiers?: string[];
                    /** @default  */
                    name?: string;
                    /** @default  */
                    company?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedPersonalData"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    /** @default [] */
                    identifiers?: string[];
                    /** @default  */
                    name?: string;
                    /** @default  */
                    company?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPersonalData"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    /** @description Buys once more what may have been charged and whose response was lost, and no one else; the source may then charge twice. Up to `repeatCredits` of the former result */
                    repeatLost?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealEstimate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    jobTitles?: string[];
                    /** @default [] */
                    locations?: string[];
                    /** @default [] */
                    industries?: string[];
                    /** @default [] */
                    seniorities?: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
                    /** @default [] */
                    companyNames?: string[];
                    /** @default null */
                    companySize?: {
                        min: number | null;
                        max: number | null;
                    } | null;
                    /** @default  */
                    keywords?: string;
                    /**
                     * @default apollo
                     * @enum {string}
                     */
                    source?: "apollo" | "pdl" | "both";
                    /** @default 1 */
                    page?: number;
                    /** @default 25 */
                    perPage?: number;
                    cursor?: string | null;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResults"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-searchPdl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    jobTitles?: string[];
                    /** @default [] */
                    locations?: string[];
                    /** @default [] */
                    industries?: string[];
                    /** @default [] */
                    seniorities?: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
                    /** @default [] */
                    companyNames?: string[];
                    /** @default null */
                    companySize?: {
                        min: number | null;
                        max: number | null;
                    } | null;
                    /** @default  */
                    keywords?: string;
                    /** @default 1 */
                    page?: number;
                    /** @default 25 */
                    perPage?: number;
                    cursor?: string | null;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResults"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-storedResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    jobTitles?: string[];
                    /** @default [] */
                    locations?: string[];
                    /** @default [] */
                    industries?: string[];
                    /** @default [] */
                    seniorities?: ("owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern")[];
                    /** @default [] */
                    companyNames?: string[];
                    /** @default null */
                    companySize?: {
                        min: number | null;
                        max: number | null;
                    } | null;
                    /** @default  */
                    keywords?: string;
                    /**
                     * @default apollo
                     * @enum {string}
                     */
                    source?: "apollo" | "pdl" | "both";
                    /** @default 25 */
                    perPage?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["ContactResults"] | null;
                        foundAt: string | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-saveSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    source: "apollo" | "pdl" | "both";
                    filters: components["schemas"]["ContactFilters"];
                    sentence?: string | null;
                    /** @default [] */
                    seenIds?: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                        trashId: string;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-runSavedSearch": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        search: components["schemas"]["SavedSearch"];
                        results: components["schemas"]["ContactResults"];
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
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
                        /**
                         * @description The level of the title
                         * @enum {string}
                         */
                        seniority?: "owner" | "founder" | "c_suite" | "partner" | "vp" | "head" | "director" | "manager" | "senior" | "entry" | "intern";
                        /**
                         * @description A source that knows them
                         * @example apollo
                         */
                        source?: string;
                        /**
                         * @description With an email address, with a verified one, or without
                         * @enum {string}
                         */
                        email?: "any" | "verified" | "none";
                        /**
                         * @description With a phone number or without
                         * @enum {string}
                         */
                        phone?: "any" | "none";
                        /**
                         * @description With notes or without
                         * @enum {string}
                         */
                        notes?: "any" | "none";
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
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-smartSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: string;
                    /**
                     * @default both
                     * @enum {string}
                     */
                    source?: "apollo" | "pdl" | "both";
                    /** @default 25 */
                    perPage?: number;
                    /**
                     * @description What to do when words of the sentence became no filter or were taken for mistyped ones: search all the same, or stop before any source is queried
                     * @default search
                     * @enum {string}
                     */
                    onLeftOver?: "search" | "stop";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmartSearchAnswer"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSource"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                        trashId: string;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contactDuplicates-merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact that is left; its id stays */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                        [key: string]: "survivor" | "other";
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedContact"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMergePreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-addNote": {
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
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "contacts-restoreNote": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContact"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "duplicates-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateSearch"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateSearch"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "duplicates-list": {
        parameters: {
            query?: {
                /** @example open */
                state?: "open" | "dismissed";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatePage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "duplicates-dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The one of the two that is the parent of the other: the relation is set, too
                     * @example 65f0c0ffee0000000000000a
                     */
                    parentId?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "duplicates-reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a pair */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Also takes back that one of the two is the parent of the other */
                    removeParent?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    enrichmentSteps?: ("pdl_search" | "linkedin_discovery" | "company_research")[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leads: number;
                        steps: {
                            /** @enum {string} */
                            step: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
                            asked: number;
                            free: number;
                            creditsMax: number;
                            reason: string | null;
                        }[];
                        creditsMax: number;
                        creditsLeft: number | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-enrich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    enrichmentSteps?: ("pdl_search" | "linkedin_discovery" | "company_research")[];
                    creditsMax?: number | null;
                    /** @default true */
                    writeBack?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-cancelRun": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-pauseRun": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-resumeRun": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-retryRun": {
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
                "application/json": {
                    /** @enum {string} */
                    step?: "pdl_search" | "linkedin_discovery" | "company_research" | "write_back";
                    /** @description Buys people once more whose response was lost and may have been charged, and does nothing else; the source may then charge twice. Up to `repeatCredits` */
                    repeatLost?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichmentRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-startEnrichment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    spreadsheetId: string;
                    /** @default A:I */
                    range?: string;
                    /**
                     * @default [
                     *       "pdl_search",
                     *       "linkedin_discovery",
                     *       "company_research"
                     *     ]
                     */
                    enrichmentSteps?: ("pdl_search" | "linkedin_discovery" | "company_research")[];
                    creditsMax?: number | null;
                    /** @default true */
                    writeBack?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "companies-export": {
        parameters: {
            query?: {
                q?: string;
                similar?: string;
                filter?: string;
                /** @example relevance */
                sort?: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced";
            };
            header?: never;
            path: {
                /** @example csv */
                format: "csv" | "json" | "excel";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description companies.csv, companies.json or companies.xlsx */
            200: {
                headers: {
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
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                status?: "pending" | "enriching" | "completed" | "failed";
                q?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                listId?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId?: string;
                finding?: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
                review?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contactIds: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveLeadsResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadCounters"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-undoDecisions": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneLeadDecisions"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-findings": {
        parameters: {
            query?: {
                /** @example pending */
                status?: "pending" | "enriching" | "completed" | "failed";
                q?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                listId?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId?: string;
                finding?: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
                review?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadFindingCounts"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-importFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A .csv or .xlsx file of at most 50 MB
                     */
                    file: string;
                    /** @description JSON: options of the import */
                    options?: string;
                };
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-importPasted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /**
                     * @default [
                     *       "pdl_search",
                     *       "linkedin_discovery",
                     *       "company_research"
                     *     ]
                     */
                    enrichmentSteps?: ("pdl_search" | "linkedin_discovery" | "company_research")[];
                    creditsMax?: number | null;
                    /** @default true */
                    writeBack?: boolean;
                    /** @default true */
                    enrich?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A .csv or .xlsx file of at most 50 MB
                     */
                    file: string;
                    /** @description JSON: options of the import */
                    options?: string;
                };
            };
        };
        responses: {
            /** @description The numbers that the import would return */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-exportList": {
        parameters: {
            query?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteBackPlan"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-writeBack": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    text: string;
                    /**
                     * @default [
                     *       "pdl_search",
                     *       "linkedin_discovery",
                     *       "company_research"
                     *     ]
                     */
                    enrichmentSteps?: ("pdl_search" | "linkedin_discovery" | "company_research")[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    spreadsheetId: string;
                    /** @default A:I */
                    range?: string;
                    /**
                     * @default [
                     *       "pdl_search",
                     *       "linkedin_discovery",
                     *       "company_research"
                     *     ]
                     */
                    enrichmentSteps?: ("pdl_search" | "linkedin_discovery" | "company_research")[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: number;
                        trashId: string | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-decideSuggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    /**
                     * @description Left out: the suggestions of all fields
                     * @enum {string}
                     */
                    field?: "firstName" | "lastName" | "email" | "company" | "title" | "linkedinUrl" | "phone" | "location" | "industry";
                    ids?: string[];
                    /** @description Instead of ids; `{}` means all leads */
                    filter?: {
                        /** @enum {string} */
                        status?: "pending" | "enriching" | "completed" | "failed";
                        q?: string;
                        /** Format: uuid */
                        listId?: string;
                        /**
                         * Format: uuid
                         * @description Only leads that this enrichment run was the last to work on
                         */
                        runId?: string;
                        /**
                         * @description Only leads with this finding: matched or unmatched (known to the people-data source or not), suggestion (something waits for a decision), found:email, suggestion:email and not_found:email for each field, or why a step was skipped, as skipped:limit
                         * @example suggestion
                         * @enum {string}
                         */
                        finding?: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
                        review?: boolean;
                    };
                    /** @description Leads of the filter to leave out */
                    except?: string[];
                    /**
                     * @description Counts what would be decided and writes nothing
                     * @default false
                     */
                    preview?: boolean;
                    /**
                     * Format: date-time
                     * @description The `at` of the preview: what is newer was not seen and is listed instead of decided
                     */
                    asOf?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDecisions"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
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
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-neighbors": {
        parameters: {
            query?: {
                /** @example pending */
                status?: "pending" | "enriching" | "completed" | "failed";
                q?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                listId?: string;
                /** @example 3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77 */
                runId?: string;
                finding?: "matched" | "unmatched" | "suggestion" | "suggestion:firstName" | "suggestion:lastName" | "suggestion:email" | "suggestion:company" | "suggestion:title" | "suggestion:linkedinUrl" | "suggestion:phone" | "suggestion:location" | "suggestion:industry" | "found:firstName" | "found:lastName" | "found:email" | "found:company" | "found:title" | "found:linkedinUrl" | "found:phone" | "found:location" | "found:industry" | "not_found:firstName" | "not_found:lastName" | "not_found:email" | "not_found:company" | "not_found:title" | "not_found:linkedinUrl" | "not_found:phone" | "not_found:location" | "not_found:industry" | "skipped:limit" | "skipped:not_connected" | "skipped:do_not_contact" | "skipped:missing_data" | "skipped:shared_mailbox" | "skipped:in_trash" | "skipped:unreachable" | "skipped:other";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNeighbors"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-retry": {
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
                "application/json": {
                    /** @enum {string} */
                    step?: "pdl_search" | "linkedin_discovery" | "company_research";
                    /** @description Buys people once more whose response was lost and may have been charged, and does nothing else; the source may then charge twice. Up to `repeatCredits` */
                    repeatLost?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-decideReview": {
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
                "application/json": {
                    candidateId: string | null;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "leads-decideSuggestion": {
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
                "application/json": {
                    /** @enum {string} */
                    field: "firstName" | "lastName" | "email" | "company" | "title" | "linkedinUrl" | "phone" | "location" | "industry";
                    value?: string;
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDetail"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lists-list": {
        parameters: {
            query?: {
                /** @example company */
                kind?: "company" | "person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lists-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Unique per kind, whatever its case
                     * @example Trade fair Lyon
                     */
                    name: string;
                    /**
                     * @description What is on the list: companies, or saved contacts and leads
                     * @enum {string}
                     */
                    kind: "company" | "person";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    /**
                     * @description Unique per kind, whatever its case
                     * @example Trade fair Lyon
                     */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lists-addMembers": {
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
                "application/json": {
                    contacts?: components["schemas"]["ContactSelection"];
                    leads?: components["schemas"]["LeadSelection"];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMembers"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lists-removeMembers": {
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
                "application/json": {
                    contacts?: components["schemas"]["ContactSelection"];
                    leads?: components["schemas"]["LeadSelection"];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMembers"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPeople"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "duplicates-undoMerge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a merge */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneMerge"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    targetCriteria?: {
                        [key: string]: string;
                    };
                    dailyLimit?: number;
                    templateId?: string | null;
                    goal?: string;
                    senderName?: string;
                    senderTitle?: string;
                    /** @enum {string} */
                    type?: "connection_request" | "direct_message" | "follow_up";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-complete": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachFunnel"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-messages": {
        parameters: {
            query?: {
                /** @example pending */
                status?: "pending" | "sent" | "accepted" | "replied" | "failed";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-useMessage": {
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
                "application/json": {
                    text: string;
                    request: {
                        /** @enum {string} */
                        messageType: "connection_request" | "direct_message" | "follow_up";
                        /** @default  */
                        recipientName?: string;
                        /** @default  */
                        recipientTitle?: string;
                        /** @default  */
                        recipientCompany?: string;
                        /** @default  */
                        recipientIndustry?: string;
                        /** @default  */
                        campaignGoal?: string;
                        /** @default  */
                        senderName?: string;
                        /** @default  */
                        senderTitle?: string;
                        /** @default [] */
                        facts?: {
                            id: string;
                            text: string;
                            source: string;
                            date: string | null;
                            url?: string | null;
                            company?: string | null;
                            companyId?: string | null;
                        }[];
                        /**
                         * @default friendly
                         * @enum {string}
                         */
                        tone?: "friendly" | "professional" | "direct";
                        /**
                         * @default medium
                         * @enum {string}
                         */
                        length?: "short" | "medium" | "long";
                        /** @default true */
                        isFormal?: boolean;
                        /**
                         * @default en
                         * @enum {string}
                         */
                        language?: "en" | "de" | "fr" | "es";
                        /** @default 300 */
                        limit?: number;
                    };
                    contactId?: string | null;
                    linkedinUrl?: string | null;
                    messageId?: string | null;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-pause": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-start": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-addTargets": {
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
                "application/json": {
                    /** @default [] */
                    contactIds?: string[];
                    /** @default [] */
                    leadIds?: string[];
                    /** Format: uuid */
                    leadListId?: string;
                    /** Format: uuid */
                    listId?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddTargetsResult"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * @default connection_request
                     * @enum {string}
                     */
                    type?: "connection_request" | "direct_message" | "follow_up";
                    /** @default {} */
                    targetCriteria?: {
                        [key: string]: string;
                    };
                    dailyLimit?: number;
                    /** @default null */
                    templateId?: string | null;
                    /** @default  */
                    goal?: string;
                    /** @default  */
                    senderName?: string;
                    /** @default  */
                    senderTitle?: string;
                    /** Format: uuid */
                    requestId?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCampaign"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachCounters"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDesk"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    revision?: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-writeDraft": {
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
                "application/json": {
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "outreach-changeStatus": {
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
                "application/json": {
                    revision?: number;
                    /** @enum {string} */
                    action: "sent" | "accepted" | "replied" | "failed" | "retry" | "skip";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachMessage"][];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        model: string | null;
                    };
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    companyIds: string[];
                    skipYoungerThanDays?: number;
                    /** @enum {string} */
                    analyst?: "built-in" | "model";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEstimate"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReport"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "settings-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string | "";
                    autoSync?: boolean;
                    emailNotifications?: boolean;
                    minimumSources?: number;
                    excludeOutliers?: boolean;
                    /** @enum {string} */
                    headlineScope?: "group" | "legal_entity" | "establishment";
                    maxFigureAgeMonths?: number;
                    googleNews?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: components["schemas"]["Settings"];
                        recompute: components["schemas"]["Recompute"] | null;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    minimumSources: number;
                    excludeOutliers: boolean;
                    /** @enum {string} */
                    headlineScope?: "group" | "legal_entity" | "establishment";
                    maxFigureAgeMonths?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsPreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recompute: components["schemas"]["Recompute"] | null;
                    };
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "settings-testEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        message: string;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSource"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheets"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": {
                    /** @description The whole text of the JSON key file of a service account */
                    keyFile: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheets"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheets"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-testGoogleSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        message: string;
                        durationMs: number;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: components["schemas"]["SyncRun"] | null;
                    };
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-syncAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-cancelSync": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companyId: string;
                        name: string;
                        domain: string;
                        /** @enum {string} */
                        state: "pending" | "running" | "completed" | "skipped" | "failed" | "cancelled";
                        attempts: number;
                        message: string | null;
                        finishedAt: string | null;
                    }[];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-pauseSync": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-resumeSync": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-retrySync": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apollo */
                id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    apiKey?: string;
                    creditCap?: number;
                    enabled?: boolean;
                    generic?: {
                        label: string;
                        /** Format: uri */
                        baseUrl: string;
                        /** @enum {string} */
                        method: "GET" | "POST";
                        /** Format: starts_with */
                        path: string;
                        body: string | null;
                        auth: {
                            /** @constant */
                            kind: "none";
                        } | {
                            /** @constant */
                            kind: "header";
                            header: string;
                            prefix: string;
                        } | {
                            /** @constant */
                            kind: "client_credentials";
                            /** Format: uri */
                            tokenUrl: string;
                            /** @enum {string} */
                            style: "form" | "json";
                            scope: string | null;
                        };
                        headers: {
                            [key: string]: string;
                        };
                        countPath: string;
                        locationPath: string | null;
                        credits: number;
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apollo */
                id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apollo */
                id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        message: string;
                        durationMs: number;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "trash-list": {
        parameters: {
            query?: {
                /** @example company */
                kind?: "company" | "demo" | "contact" | "lead" | "leadList" | "savedSearch" | "template" | "report" | "reportCampaign" | "outreachCampaign" | "suppression" | "list" | "view";
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedTrash"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "trash-preview": {
        parameters: {
            query: {
                /**
                 * @description What was deleted
                 * @example company
                 */
                kind: "company" | "demo" | "contact" | "lead" | "leadList" | "savedSearch" | "template" | "report" | "reportCampaign" | "outreachCampaign" | "suppression" | "list" | "view";
                /** @example 665f1c0e8b3f4a2d9c1e7a01 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionPreview"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        purged: true;
                    };
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "trash-restore": {
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"][];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    sort?: ("relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced") | null;
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
                     * @enum {string}
                     */
                    density?: "comfortable" | "compact";
                    /**
                     * @description Unique, whatever its case
                     * @example German software makers
                     */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a view: a UUID, or of one that is always there, largest-disagreement, growing, stale, one-source */
                id: ("largest-disagreement" | "growing" | "stale" | "one-source") | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a view: a UUID, or of one that is always there, largest-disagreement, growing, stale, one-source */
                id: ("largest-disagreement" | "growing" | "stale" | "one-source") | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntry"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a view: a UUID, or of one that is always there, largest-disagreement, growing, stale, one-source */
                id: ("largest-disagreement" | "growing" | "stale" | "one-source") | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    sort?: ("relevance" | "-employeeCount" | "employeeCount" | "name" | "-name" | "-added" | "added" | "-updated" | "updated" | "-growth3" | "growth3" | "-growth6" | "growth6" | "-growth12" | "growth12" | "-spread" | "spread" | "-sourceCount" | "sourceCount" | "-synced" | "synced") | null;
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
                     * @enum {string}
                     */
                    density?: "comfortable" | "compact";
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
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The input is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        demo: boolean;
                        companies: number;
                        demoCompanies: number;
                        version: string;
                    };
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: number;
                        trashId: string | null;
                    };
                };
            };
            /** @description The access token is missing or wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request came from another website */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record exists already, or its state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body or the file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has the wrong content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database is unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
