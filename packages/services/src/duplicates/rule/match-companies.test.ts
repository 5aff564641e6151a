import { describe, expect, it } from 'vitest';
import { matchCompanies } from './match-companies.ts';
import { matchingKeys } from './matching-keys.ts';
import { type ComparableCompany, readCompany } from './read-company.ts';

const company = (name: string, domain: string, more: Partial<ComparableCompany> = {}) =>
  readCompany({
    name,
    domain,
    aliases: [],
    redirects: [],
    industry: null,
    locations: [],
    identifiers: {},
    employees: null,
    ...more,
  });
const at = (...locations: string[]) => ({ locations });

const ALIKE: [string, ReturnType<typeof company>, ReturnType<typeof company>, 'sure' | 'possible'][] = [
  [
    'one LEI',
    company('Umbra SpA', 'umbra.it', { identifiers: { lei: '815600B8C2C9F0E5E037' } }),
    company('Umbra Group', 'umbragroup.com', { identifiers: { lei: '815600b8c2c9f0e5e037' } }),
    'sure',
  ],
  [
    'a site that leads to the other',
    company('Blau', 'blau.de', { redirects: ['www.blau-druck.de'] }),
    company('Blau Druck', 'blau-druck.de'),
    'sure',
  ],
  [
    'a rebrand',
    company('Facebook', 'facebook.com', { redirects: ['meta.com'] }),
    company('Meta Platforms, Inc.', 'meta.com'),
    'possible',
  ],
  ['a further domain', company('Acme', 'acme.com', { aliases: ['acme.io'] }), company('Acme, Inc.', 'acme.io'), 'sure'],
  ['a sub-domain', company('Acme', 'acme.com'), company('ACME Inc', 'shop.acme.com'), 'sure'],
  [
    'umlauts and legal form',
    company('Müller Maschinenbau GmbH', 'mueller-mb.de', at('Köln, Germany')),
    company('Mueller Maschinenbau', 'muellermaschinen.com', at('Cologne, Germany')),
    'possible',
  ],
  [
    'the same in one city',
    company('Nordlys AS', 'nordlys.no', at('Oslo, Norway')),
    company('Nordlys', 'nordlys.com', at('Oslo, Norway')),
    'sure',
  ],
  [
    'Cyrillic',
    company('ООО «Яндекс»', 'yandex.ru', at('Moscow, Russia')),
    company('Yandex', 'ya.ru', at('Moscow, Russia')),
    'possible',
  ],
  [
    'an abbreviation',
    company('International Business Machines Corporation', 'ibm.com'),
    company('IBM', 'ibm.de'),
    'possible',
  ],
  [
    'order of words',
    company('Weber, Hans & Söhne KG', 'weber-soehne.de', at('Ulm, Germany')),
    company('Hans Weber und Söhne', 'hws-ulm.de', at('Ulm, Germany')),
    'possible',
  ],
  [
    'a slip',
    company('Kaufmann Logistik', 'kaufmann-logistik.de', at('Bremen, Germany')),
    company('Kaufman Logistik', 'kaufmanlogistik.com', at('Bremen, Germany')),
    'possible',
  ],
  [
    'blanks',
    company('Data Dog', 'datadog.com', at('New York, USA')),
    company('Datadog, Inc.', 'datadoghq.com', at('New York, United States')),
    'possible',
  ],
  [
    'dotted forms',
    company('Enel S.p.A.', 'enel.it', at('Rome, Italy')),
    company('Enel', 'enel.com', at('Roma, Italy')),
    'sure',
  ],
  [
    'a university in another language',
    company('Tilburg University', 'tilburguniversity.edu', at('Tilburg, Netherlands')),
    company('Universiteit van Tilburg', 'uvt.nl', at('Tilburg')),
    'possible',
  ],
  [
    'a former name',
    company('Premiere AG', 'premiere.de', at('Unterföhring, Germany')),
    company('Sky Deutschland (ehemals Premiere AG)', 'sky.de', at('Unterföhring, Germany')),
    'possible',
  ],
  [
    'its city behind the name',
    company('Kestrel Software GmbH Ulm', 'kestrel-software.de', at('Ulm, Germany')),
    company('Kestrel Software', 'kestrel.io', at('Ulm')),
    'possible',
  ],
  [
    'another script',
    company('华为技术有限公司', 'huawei.cn'),
    company('Huawei Technologies Co., Ltd.', 'huawei.com'),
    'possible',
  ],
  [
    'the letters of a name within one word',
    company('KSK Köln', 'kreissparkasse-koeln.de', at('Köln, Germany')),
    company('Kreissparkasse Köln', 'ksk-koeln.de', at('Cologne')),
    'possible',
  ],
];

const DIFFERENT: [string, ReturnType<typeof company>, ReturnType<typeof company>][] = [
  [
    'a subsidiary of a country',
    company('Acme France SAS', 'acme.fr', at('Paris, France')),
    company('Acme Inc', 'acme.com', at('Boston, USA')),
  ],
  [
    'a holding',
    company('Kern Holding AG', 'kern-holding.ch', at('Zürich, Switzerland')),
    company('Kern AG', 'kern.ch', at('Zürich, Switzerland')),
  ],
  [
    'another field of a group',
    company('Volksbank Immobilien GmbH', 'vb-immobilien.de', at('Ulm, Germany')),
    company('Volksbank', 'volksbank.de', at('Ulm, Germany')),
  ],
  [
    'two numbers',
    company('Studio 54', 'studio54.com', at('New York, USA')),
    company('Studio 55', 'studio55.com', at('New York, USA')),
  ],
  [
    'two funds',
    company('Alder Fund II', 'alder.se', at('Stockholm, Sweden')),
    company('Alder Fund III', 'alder3.se', at('Stockholm, Sweden')),
  ],
  [
    'the same name in another country',
    company('Apex', 'apex.com', at('Austin, USA')),
    company('Apex', 'apex.de', at('Kiel, Germany')),
  ],
  [
    'the same name in another industry',
    company('Delta', 'delta.com', { industry: 'Airlines' }),
    company('Delta', 'deltafaucet.com', { industry: 'Plumbing' }),
  ],
  [
    'two numbers of one register',
    company('Lidl SNC', 'lidl.fr', { identifiers: { siren: '343262622' } }),
    company('Lidl', 'lidl.com', { identifiers: { siren: '552100554' } }),
  ],
  [
    'franchises',
    company('Subway Ulm', 'subway-ulm.de', at('Ulm, Germany')),
    company('Subway Kiel', 'subway-kiel.de', at('Kiel, Germany')),
  ],
  [
    'offices called by their cities',
    company('Universitätsklinikum Köln', 'uk-koeln.de', { ...at('Köln, Germany'), employees: 11000 }),
    company('Universitätsklinikum Bonn', 'ukbonn.de', { ...at('Bonn, Germany'), employees: 10000 }),
  ],
  [
    'a short word with another letter',
    company('Acma', 'acma.com', at('Ulm, Germany')),
    company('Acme', 'acme.com', at('Ulm, Germany')),
  ],
];

describe('matching of companies', () => {
  it.each(ALIKE)('finds %s', (_, a, b, strength) => {
    expect(matchCompanies(a, b)?.strength).toBe(strength);
    expect(matchCompanies(b, a)).toEqual(matchCompanies(a, b));
    const keys = new Set(matchingKeys(a));
    expect(matchingKeys(b).some((key) => keys.has(key))).toBe(true);
  });

  it.each(DIFFERENT)('leaves %s apart', (_, a, b) => {
    expect(matchCompanies(a, b)).toBeNull();
    expect(matchCompanies(b, a)).toBeNull();
  });
});
