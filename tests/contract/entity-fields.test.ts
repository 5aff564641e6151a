import { describe, expect, it } from 'vitest';
import { openApiDocument, operationOf } from './document.ts';

/** A schema of the document, as far as these tests read it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

const schemas = openApiDocument.components.schemas as Record<string, Schema>;

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(schemas[name] ?? {});
}

/** "string", "integer|null", "completed|failed", "string[]", "object". */
function kindOf(schema: Schema): string {
  const { type, enum: values, anyOf, items } = resolve(schema);
  if (anyOf) return anyOf.map(kindOf).sort().reverse().join('|');
  if (values) return values.join('|');
  if (type === 'array') return `${kindOf(items ?? {})}[]`;
  return Array.isArray(type) ? type.toSorted().reverse().join('|') : (type ?? 'any');
}

/** The fields at a place of a schema, `[]` being an item of a list: "results[]". */
function fieldsAt(root: Schema, place = ''): Record<string, string> {
  let schema = resolve(root);
  for (const part of place.split('.').filter(Boolean)) {
    schema = resolve(schema.properties?.[part.replace('[]', '')] ?? {});
    schema = schema.anyOf?.map(resolve).find((one) => one.type === 'object') ?? schema;
    if (part.endsWith('[]')) schema = resolve(schema.items ?? {});
  }
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, kindOf(field)]));
}

function bodyOf(key: string): Schema {
  const [content] = Object.values(operationOf(key).operation.requestBody?.content ?? {}) as { schema: Schema }[];
  return content?.schema ?? {};
}

const TEXT = 'string';
const TEXT_OR_NULL = 'string|null';
const COUNT = 'integer';
const COUNT_OR_NULL = 'null|integer';
const MESSAGE_TYPES = 'connection_request|direct_message|follow_up';
const LISTS = { jobTitles: 'string[]', locations: 'string[]', industries: 'string[]' };
const MESSAGE_REQUEST = {
  recipientName: TEXT,
  recipientTitle: TEXT,
  recipientCompany: TEXT,
  recipientIndustry: TEXT,
  campaignGoal: TEXT,
  senderName: TEXT,
  senderTitle: TEXT,
};
const MANUAL_SEARCH = { perPage: COUNT, page: COUNT, ...LISTS, keywords: TEXT };

describe('what is answered has the fields of', () => {
  it.each<[entity: string, schema: string, place: string, fields: Record<string, string>]>([
    [
      'a company',
      'Company',
      '',
      {
        id: TEXT,
        name: TEXT,
        domain: TEXT,
        industry: TEXT_OR_NULL,
        aggregatedEmployeeCount: COUNT_OR_NULL,
        locations: 'string[]',
        dataQuality: 'high|medium|low',
      },
    ],
    [
      'a record of one source',
      'SourceRecord',
      '',
      { source: TEXT, employeeCount: COUNT_OR_NULL, locations: 'string[]', scrapedAt: TEXT_OR_NULL },
    ],
    [
      'a data source',
      'DataSource',
      '',
      { name: TEXT, status: 'connected|disconnected', lastSync: TEXT_OR_NULL, companiesTracked: COUNT },
    ],
    [
      'the overview of analytics',
      'AnalyticsOverview',
      '',
      { totalCompanies: COUNT, avgEmployeeCount: COUNT_OR_NULL, activeSources: COUNT, lastSync: TEXT_OR_NULL },
    ],
    ['the employees by source', 'EmployeesBySource', '', { source: TEXT, employees: COUNT }],
    ['the distribution of locations', 'LocationCount', '', { location: TEXT, count: COUNT }],
    [
      'a discovered company',
      'Discovery',
      'results[]',
      {
        name: TEXT,
        domain: TEXT_OR_NULL,
        industry: TEXT_OR_NULL,
        employeeCount: COUNT_OR_NULL,
        location: TEXT_OR_NULL,
      },
    ],
    ['an import', 'ImportResult', '', { imported: COUNT }],
    [
      'a report campaign',
      'Campaign',
      '',
      {
        id: TEXT,
        name: TEXT,
        description: TEXT_OR_NULL,
        status: 'in_progress|completed|failed|paused|cancelled',
        totalCompanies: COUNT,
        completedReports: COUNT,
        failedReports: COUNT,
        createdAt: TEXT,
        completedAt: TEXT_OR_NULL,
      },
    ],
    [
      'an outreach campaign',
      'OutreachCampaign',
      '',
      {
        id: TEXT,
        name: TEXT,
        status: 'draft|active|paused|completed',
        type: MESSAGE_TYPES,
        totalTargets: COUNT,
        sent: COUNT,
        accepted: COUNT,
        replied: COUNT,
        targetCriteria: 'object',
      },
    ],
    [
      'an outreach message',
      'OutreachMessage',
      '',
      {
        id: TEXT,
        recipientName: TEXT_OR_NULL,
        recipientLinkedinUrl: TEXT_OR_NULL,
        status: 'pending|sent|accepted|replied|failed',
        messageContent: TEXT_OR_NULL,
        sentAt: TEXT_OR_NULL,
      },
    ],
    [
      'a lead',
      'Lead',
      '',
      {
        id: TEXT,
        firstName: TEXT,
        lastName: TEXT,
        title: TEXT_OR_NULL,
        company: TEXT_OR_NULL,
        email: TEXT_OR_NULL,
        enrichmentStatus: 'pending|enriching|completed|failed',
      },
    ],
    [
      'a company report',
      'CompanyReport',
      '',
      {
        status: 'generating|completed|failed',
        errorMessage: TEXT_OR_NULL,
        generatedAt: TEXT_OR_NULL,
        reportData: 'object|null',
      },
    ],
    [
      'the analysis of a report',
      'CompanyReport',
      'reportData.analysis',
      {
        summary: TEXT,
        productLaunches: 'object[]',
        rdActivity: 'object',
        jobOpenings: 'object',
        recentNews: 'object[]',
      },
    ],
    [
      'a product launch',
      'ReportAnalysis',
      'productLaunches[]',
      { name: TEXT, launchDate: TEXT_OR_NULL, description: TEXT },
    ],
    [
      'the R&D activity',
      'ReportAnalysis',
      'rdActivity',
      { hasRD: 'boolean', keywords: 'string[]', mentions: 'string[]' },
    ],
    [
      'the job openings',
      'ReportAnalysis',
      'jobOpenings',
      { count: COUNT_OR_NULL, departmentsHiring: 'string[]', positions: 'string[]' },
    ],
    [
      'a piece of news',
      'ReportAnalysis',
      'recentNews[]',
      { category: 'equity_raise|partnership|office_move|other', title: TEXT, summary: TEXT, date: TEXT_OR_NULL },
    ],
    [
      'a contact',
      'Contact',
      '',
      {
        id: TEXT,
        name: TEXT,
        title: TEXT_OR_NULL,
        organizationName: TEXT_OR_NULL,
        organizationIndustry: TEXT_OR_NULL,
        email: TEXT_OR_NULL,
        emailStatus: 'verified|likely|unknown|invalid|null',
        phone: TEXT_OR_NULL,
        city: TEXT_OR_NULL,
        state: TEXT_OR_NULL,
        linkedinUrl: TEXT_OR_NULL,
      },
    ],
    [
      'the results of a contact search',
      'ContactResults',
      '',
      { contacts: 'object[]', totalResults: COUNT, page: COUNT, perPage: COUNT, totalPages: COUNT },
    ],
    ['the answer of a smart search', 'SmartSearchAnswer', '', { results: 'object', filters: 'object' }],
    ['the filters of a smart search', 'SmartSearchAnswer', 'filters', LISTS],
    ['a generated message', 'GeneratedMessage', '', { message: TEXT }],
    ['the start of a bulk run', 'BulkReportStart', '', { successful: COUNT }],
    [
      'the state of each company of a bulk run',
      'ReportStatuses',
      'statuses[]',
      { companyId: TEXT, status: 'generating|completed|failed' },
    ],
  ])('%s', (_entity, schema, place, fields) => {
    expect(fieldsAt(schemas[schema] ?? {}, place)).toMatchObject(fields);
  });
});

describe('what is sent has the fields of', () => {
  it.each<[entity: string, operation: string, fields: Record<string, string>]>([
    ['a new company', 'POST /api/companies', { name: TEXT, domain: TEXT, industry: TEXT }],
    [
      'the filter of a discovery',
      'POST /api/companies/discover',
      { industry: TEXT, location: TEXT, minEmployees: TEXT, maxEmployees: TEXT },
    ],
    ['a new report campaign', 'POST /api/campaigns', { name: TEXT, description: TEXT_OR_NULL, companyIds: 'string[]' }],
    ['a bulk run', 'POST /api/companies/bulk/generate-reports', { companyIds: 'string[]' }],
    ['a question about a bulk run', 'POST /api/companies/bulk/report-status', { companyIds: 'string[]' }],
    ['a connection request', 'POST /api/ai/generate-connection-request', MESSAGE_REQUEST],
    ['a direct message', 'POST /api/ai/generate-direct-message', MESSAGE_REQUEST],
    ['a follow-up', 'POST /api/ai/generate-follow-up', MESSAGE_REQUEST],
    ['a smart search', 'POST /api/contacts/smart-search', { query: TEXT, source: 'apollo|pdl|both' }],
    ['a manual search', 'POST /api/contacts/search', MANUAL_SEARCH],
    ['a manual search in People Data Labs', 'POST /api/contacts/search/pdl', MANUAL_SEARCH],
    [
      'the start of an enrichment',
      'POST /api/enrichment/start',
      { spreadsheetId: TEXT, range: TEXT, enrichmentSteps: 'pdl_search|linkedin_discovery|company_research[]' },
    ],
  ])('%s', (_entity, operation, fields) => {
    expect(fieldsAt(bodyOf(operation))).toMatchObject(fields);
  });

  it('the file of an import, under its name', () => {
    expect(Object.keys(fieldsAt(bodyOf('POST /api/companies/import-csv')))).toContain('file');
  });

  it('a manual search, by itself the first page of 25', () => {
    const { page, perPage } = resolve(bodyOf('POST /api/contacts/search')).properties ?? {};
    expect([page, perPage]).toMatchObject([{ default: 1 }, { default: 25 }]);
  });
});
