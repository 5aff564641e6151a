import { industryRule, labelRule, type ManyRule } from '../../companies/index.ts';
import type { BulkAction } from '../schemas.ts';

export type EditAction = Exclude<BulkAction, { kind: 'delete' }>;

/** How an action changes each company. Pure. */
export function ruleOfAction(action: EditAction): ManyRule {
  switch (action.kind) {
    case 'addTags':
      return labelRule({ field: 'tags', add: action.tags, remove: [] });
    case 'removeTags':
      return labelRule({ field: 'tags', add: [], remove: action.tags });
    case 'addToList':
      return labelRule({ field: 'lists', add: [action.listId], remove: [] });
    case 'removeFromList':
      return labelRule({ field: 'lists', add: [], remove: [action.listId] });
    case 'setIndustry':
      return industryRule(action.industry);
  }
}
