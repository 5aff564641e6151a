import type { CompanyDoc, CompanyIdentifierDoc, StruckIdentifierDoc } from '@workbench/db';
import { identifierLink } from '@workbench/identity/company-identifiers/identifier-link';
import { isRegisterKind, kindLabel, REGISTER_KINDS } from '@workbench/identity/company-identifiers/kinds';
import { parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import type { CompanyIdentifierView } from '../schemas.ts';

/** Registers first, in their fixed order, then own ones; what was struck out comes last. Pure. */
export function toIdentifierViews({
  identifiers = [],
  struckIdentifiers = [],
}: Pick<CompanyDoc, 'identifiers' | 'struckIdentifiers'>): CompanyIdentifierView[] {
  const active = identifiers.toSorted(compareIdentifiers).map((one) => toView(one, null));
  const struck = struckIdentifiers
    .filter(({ state }) => state !== 'restoring')
    .toSorted(compareIdentifiers)
    .map((one) => toView(one, one));
  return [...active, ...struck];
}

/** What lists and exports show of each identifier. */
export function toShortIdentifiers(identifiers: readonly CompanyIdentifierDoc[] | undefined) {
  return (identifiers ?? []).toSorted(compareIdentifiers).map(({ kind, value }) => ({ kind, value }));
}

function toView(identifier: CompanyIdentifierDoc, struck: StruckIdentifierDoc | null): CompanyIdentifierView {
  const { kind, value, source, by, at } = identifier;
  const read = parseIdentifier(kind, value);
  return {
    kind,
    label: kindLabel(kind),
    value,
    isOwn: !isRegisterKind(kind),
    url: identifierLink(identifier),
    source,
    by,
    at: at.toISOString(),
    problem: 'problem' in read ? read.problem : null,
    struck: struck && {
      reason: struck.reason,
      at: struck.struckAt.toISOString(),
      sources: [...new Set(struck.removed.records.map((record) => record.source))],
    },
  };
}

export function compareIdentifiers(
  a: Pick<CompanyIdentifierDoc, 'kind' | 'value'>,
  b: Pick<CompanyIdentifierDoc, 'kind' | 'value'>,
): number {
  return rankOf(a.kind) - rankOf(b.kind) || compareTexts(a.kind, b.kind) || compareTexts(a.value, b.value);
}

function rankOf(kind: string): number {
  return isRegisterKind(kind) ? REGISTER_KINDS.indexOf(kind) : REGISTER_KINDS.length;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
