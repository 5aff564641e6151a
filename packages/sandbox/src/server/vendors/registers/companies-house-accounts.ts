import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';

/**
 * Accounts in inline XBRL. Some use another prefix, some break the number down by a segment, some restate the year
 * before, and some repeat it.
 */
export function writeAccounts(company: SandboxCompany, world: SandboxWorld): string {
  const is = (trait: string, share: number) => world.covers(company, `companies-house ${trait}`, share);
  const prefix = is('other prefix', 0.3) ? 'ns5' : 'core';
  const year = world.now().getUTCFullYear() - 1;
  const current = world.headcount(company, 'companies-house', 18);
  const before = world.headcount(company, 'companies-house', 24);
  const restated = is('restated', 0.1) ? Math.max(1, before - 2) : before;

  const context = (id: string, ends: number, inside = '') =>
    `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.companieshouse.gov.uk/">` +
    `${company.ids.companiesHouse}</xbrli:identifier>${inside}</xbrli:entity><xbrli:period><xbrli:startDate>${ends - 1}` +
    `-04-01</xbrli:startDate><xbrli:endDate>${ends}-03-31</xbrli:endDate></xbrli:period></xbrli:context>`;
  const fact = (id: string, value: number) =>
    `<ix:nonFraction name="${prefix}:AverageNumberEmployeesDuringPeriod" contextRef="${id}" unitRef="pure" ` +
    `decimals="0" format="ixt2:numdotdecimal">${value.toLocaleString('en-GB')}</ix:nonFraction>`;
  const segment =
    '<xbrli:segment><xbrldi:explicitMember dimension="core:D">core:Directors</xbrldi:explicitMember></xbrli:segment>';
  const isBrokenDown = is('segment', 0.2);
  const contexts = [
    isBrokenDown ? context('part', year, segment) : '',
    context('cur', year),
    context('prior', year - 1),
  ].join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" ' +
    'xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" ' +
    'xmlns:xbrldi="http://xbrl.org/2006/xbrldi"><body><div style="display:none"><ix:header><ix:resources>' +
    `${contexts}</ix:resources></ix:header></div>${isBrokenDown ? `<p>Directors: ${fact('part', 3)}</p>` : ''}` +
    `<p>Average number of employees: ${fact('cur', current)} (${fact('prior', restated)})</p></body></html>`
  );
}
