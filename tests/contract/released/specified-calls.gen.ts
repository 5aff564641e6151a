/** The types of a client of the first release, generated from specified-calls.json by openapi-typescript. */
export interface paths {
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companies, paged by the Link header */
        get: operations["companies-list"];
        put?: never;
        /** Track one company */
        post: operations["companies-create"];
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
        /** One company */
        get: operations["companies-get"];
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
        /** Search companies by words */
        get: operations["companies-search"];
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
        /** What each source says now */
        get: operations["companies-data"];
        put?: never;
        post?: never;
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
        /** Data sources with what they cover */
        get: operations["sources-list"];
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
        /** Totals, averages and source agreement */
        get: operations["analytics-overview"];
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
        /** Average employee count by source */
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
        /** Companies by location, most first */
        get: operations["analytics-locationDistribution"];
        put?: never;
        post?: never;
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
        /** All companies, or those that match, as a file */
        get: operations["companies-export"];
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
         * Import companies from a CSV file
         * @description Good rows go in, each bad row comes back with its line and the reason.
         */
        post: operations["companies-importCsv"];
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
        /** Find companies to track */
        post: operations["sources-discover"];
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
        /** Report campaigns, newest first */
        get: operations["campaigns-list"];
        put?: never;
        /** Write reports on many companies */
        post: operations["campaigns-create"];
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
        /** Write a connection request */
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
        /** Write a direct message */
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
        /** Write a follow-up */
        post: operations["ai-followUp"];
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
        /** Messages of a campaign */
        get: operations["outreach-messages"];
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
        /** Leads, newest first */
        get: operations["leads-list"];
        put?: never;
        post?: never;
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
        /** Import a Google Sheet and enrich its leads */
        post: operations["leads-startEnrichment"];
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
        /** Report of a company, as it stands */
        get: operations["reports-get"];
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
        /** Write a report on a company */
        post: operations["reports-generate"];
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
        /** Write reports on companies */
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
        /** Where the reports stand */
        post: operations["reports-statuses"];
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
        /** Find people by a sentence */
        post: operations["contacts-smartSearch"];
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
        /** Find people by filters, in Apollo */
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
        /** The same in People Data Labs */
        post: operations["contacts-searchPdl"];
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
        AnalyticsOverview: {
            totalCompanies: number;
            avgEmployeeCount: number | null;
            companiesWithAggregate: number;
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
        BulkReportStart: {
            successful: number;
            runId: string | null;
            refused: {
                companyId: string;
                reason: string;
            }[];
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
            secondsLeft: number | null;
            analyst: string;
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
            sourceCount: number;
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
                problem: string | null;
            }[];
            suppressed: number;
            newCount: number | null;
        };
        DataSource: {
            id: ("apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic") | null;
            name: string;
            /** @enum {string} */
            status: "connected" | "disconnected";
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
            }[];
            asked: {
                /** @enum {string} */
                id: "apollo" | "pdl" | "wikidata" | "sec" | "brreg" | "sirene" | "ares" | "companies-house" | "gleif" | "us-states" | "website" | "zoominfo" | "cognism" | "lusha" | "uplead" | "demandbase" | "saleshandy" | "generic";
                source: string;
                found: number;
                problem: string | null;
                credits: number;
            }[];
        };
        EmployeesBySource: {
            source: string;
            employees: number;
            companies: number;
        };
        Error: {
            /** @description In words, to be shown */
            message: string;
            /**
             * @example BAD_REQUEST
             * @example NOT_FOUND
             */
            code: string;
            /** @description The fields that were wrong */
            issues?: {
                path: (string | number)[];
                message: string;
            }[];
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
        ImportResult: {
            importId: string;
            imported: number;
            created: number;
            updated: number;
            skipped: number;
            unchanged: number;
            duplicates: number;
            failed: number;
            rows: number;
            errors: {
                line: number;
                column: string | null;
                value: string | null;
                reason: string;
            }[];
            errorFile: string | null;
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
            createdAt: string;
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
            list: components["schemas"]["LeadList"];
            runId: string | null;
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
        LocationCount: {
            location: string;
            count: number;
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
            revision: number;
            createdAt: string;
            updatedAt: string;
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
        ReportStatuses: {
            statuses: {
                companyId: string;
                /** @enum {string} */
                status: "generating" | "completed" | "failed";
                errorMessage: string | null;
            }[];
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
            reader: {
                /** @enum {string} */
                kind: "built-in" | "model";
                name: string;
            };
            notice: string | null;
        };
        SourceRecord: {
            source: string;
            employeeCount: number | null;
            employeeMin: number | null;
            employeeMax: number | null;
            /** @enum {string} */
            kind: "exact" | "band" | "period_average" | "establishment" | "plan_participants" | "text_extracted" | "self_declared" | "community" | "file";
            /** @enum {string} */
            scope: "group" | "legal_entity" | "establishment" | "unknown";
            locations: string[];
            asOf: string | null;
            scrapedAt: string | null;
            url: string | null;
            quote: string | null;
        };
        UnsupportedClaim: {
            text: string;
            at: number;
            /** @enum {string} */
            kind: "number" | "date" | "name" | "title" | "funding" | "event" | "relation" | "other";
            reason: string;
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
    "companies-list": {
        parameters: {
            query?: {
                q?: string;
                sort?: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name";
                limit?: number;
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
                    /** @description How many match; a trailing plus means more than that */
                    "X-Total-Count"?: string;
                    /** @description The next page (RFC 8288, rel="next"); missing on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It exists already, or its state does not allow this */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                /** @description Company id: 24 hexadecimal digits */
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                sort?: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name";
                limit?: number;
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
                    /** @description How many match; a trailing plus means more than that */
                    "X-Total-Count"?: string;
                    /** @description The next page (RFC 8288, rel="next"); missing on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                /** @description Company id: 24 hexadecimal digits */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                sort?: "relevance" | "-employeeCount" | "employeeCount" | "name" | "-name";
            };
            header?: never;
            path: {
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                    /** @enum {string} */
                    delimiter?: "," | ";" | "\t" | "|";
                    /** @enum {string} */
                    encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
                    /** Format: uuid */
                    importId?: string;
                    /**
                     * Format: binary
                     * @description A .csv file of at most 256 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What the import did */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description It exists already, or its state does not allow this */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description It exists already, or its state does not allow this */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description It exists already, or its state does not allow this */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                status?: "pending" | "sent" | "accepted" | "replied" | "failed";
                limit?: number;
            };
            header?: never;
            path: {
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                limit?: number;
                cursor?: string;
                status?: "pending" | "enriching" | "completed" | "failed";
                q?: string;
                listId?: string;
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It exists already, or its state does not allow this */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                /** @description Company id: 24 hexadecimal digits */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
                /** @description Company id: 24 hexadecimal digits */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
            /** @description The input is not valid */
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
            /** @description The request came from another web page or address */
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
            /** @description Too many requests; Retry-After says when to try again */
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
            /** @description The database does not answer */
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
