import type { GenericSettings } from '../types.ts';

export const GENERIC_PRESET_IDS = ['zoominfo', 'cognism', 'lusha', 'uplead', 'demandbase', 'saleshandy'] as const;
export type GenericPresetId = (typeof GENERIC_PRESET_IDS)[number];

/** Settings with the vendor's own address. */
export type GenericPreset = GenericSettings & { baseUrl: string };

const JSON_API = 'application/vnd.api+json';
/** Descriptions that a connection starts with; what a person enters replaces them. */
export const GENERIC_PRESETS: Record<GenericPresetId, GenericPreset> = {
  zoominfo: {
    label: 'ZoomInfo',
    baseUrl: 'https://api.zoominfo.com',
    method: 'POST',
    path: '/gtm/data/v1/companies/enrich',
    body: JSON.stringify({
      data: {
        type: 'CompanyEnrich',
        attributes: {
          matchCompanyInput: [{ companyWebsite: '{domain}' }],
          outputFields: ['id', 'name', 'website', 'employeeCount', 'employeeRange', 'city', 'country'],
        },
      },
    }),
    auth: {
      kind: 'client_credentials',
      tokenUrl: 'https://okta-login.zoominfo.com/oauth2/default/v1/token',
      style: 'form',
      scope: 'api:data:company',
    },
    headers: { accept: JSON_API, 'content-type': JSON_API },
    countPath: 'data.0.attributes.employeeCount',
    locationPath: 'data.0.attributes.city, data.0.attributes.country',
    credits: 1,
  },
  cognism: {
    label: 'Cognism',
    baseUrl: 'https://app.cognism.com',
    method: 'POST',
    path: '/api/search/account/enrich',
    body: JSON.stringify({ domain: '{domain}' }),
    auth: { kind: 'header', header: 'authorization', prefix: 'Bearer ' },
    headers: {},
    countPath: 'results.0.headcount',
    locationPath: null,
    credits: 1,
  },
  lusha: {
    label: 'Lusha',
    baseUrl: 'https://api.lusha.com',
    method: 'POST',
    path: '/v3/companies/search-and-enrich',
    body: JSON.stringify({ companies: [{ clientReferenceId: '1', domain: '{domain}' }] }),
    auth: { kind: 'header', header: 'api_key', prefix: '' },
    headers: {},
    countPath: 'results.0.employeeCount',
    locationPath: null,
    credits: 1,
  },
  uplead: {
    label: 'UpLead',
    baseUrl: 'https://api.uplead.com',
    method: 'GET',
    path: '/v2/company-search?domain={domain}',
    body: null,
    auth: { kind: 'header', header: 'authorization', prefix: '' },
    headers: {},
    countPath: 'data.employees',
    locationPath: 'data.city, data.country',
    credits: 1,
  },
  demandbase: {
    label: 'Demandbase',
    baseUrl: 'https://uapi.demandbase.com',
    method: 'POST',
    path: '/data/b2b/v1/companies',
    body: JSON.stringify({ companyWebsite: '{domain}', page: 1, perPage: 1 }),
    auth: {
      kind: 'client_credentials',
      tokenUrl: 'https://uapi.demandbase.com/auth/v1/token',
      style: 'json',
      scope: null,
    },
    headers: {},
    countPath: 'companyResults.0.employeeCount',
    locationPath: null,
    credits: 1,
  },
  saleshandy: {
    label: 'Saleshandy',
    baseUrl: 'https://open-api.saleshandy.com/v1',
    method: 'POST',
    path: '/enrich/company',
    body: JSON.stringify({ domain: '{domain}' }),
    auth: { kind: 'header', header: 'x-api-key', prefix: '' },
    headers: {},
    countPath: 'data.employeeCount',
    locationPath: null,
    credits: 1,
  },
};
