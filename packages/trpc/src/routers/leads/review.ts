import {
  countLeadFindings,
  decideReview,
  decideSuggestion,
  decideSuggestions,
  leadNeighbors,
  undoDecisions,
} from '@workbench/services/leads';
import {
  decideReviewInput,
  decideSuggestionInput,
  decideSuggestionsInput,
  leadDecisionsSchema,
  leadDetailSchema,
  leadFilterParameters,
  leadFindingCountsSchema,
  leadNeighborsInput,
  leadNeighborsSchema,
  undoDecisionsInput,
  undoneDecisionsSchema,
} from '@workbench/services/leads/schemas';
import { syncRecipientsAfterEdit } from '@workbench/services/outreach';
import { procedure } from '../../trpc.ts';

const tags = ['leads'];

/** What was found and what a person decides about it; part of the leads router. */
export const leadReviewProcedures = {
  findings: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/findings',
        tags,
        summary: 'Count findings of leads',
        description:
          'How many leads of a filter have each finding: the numbers of GET /leads with `finding`. A `finding` given here is left out, so that the others can be compared.',
      },
    })
    .input(leadFilterParameters)
    .output(leadFindingCountsSchema)
    .query(({ ctx, input }) => countLeadFindings({ ctx: ctx.service, input })),

  neighbors: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/{id}/neighbors',
        tags,
        summary: 'Find the previous and next lead',
        description: 'The position of a lead within a filter, newest first, and the leads before and after it.',
      },
    })
    .input(leadNeighborsInput)
    .output(leadNeighborsSchema)
    .query(({ ctx, input }) => leadNeighbors({ ctx: ctx.service, input })),

  decideSuggestion: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/{id}/suggestion',
        tags,
        summary: 'Accept or dismiss a suggestion',
        description:
          'Takes a suggested value, which is locked then, or dismisses it for good. A suggestion that is no longer there is refused with 409.',
      },
    })
    .input(decideSuggestionInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => decideSuggestion({ ctx: ctx.service, input }, syncRecipientsAfterEdit)),

  decideSuggestions: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/suggestions/decide',
        tags,
        summary: 'Accept or dismiss many suggestions',
        description:
          'Decides the suggestions of one field, or of all, for chosen leads or all leads of a filter, up to 5,000. Call it with `preview` first for the count, then with its `at` as `asOf`: what changed in between is listed in `left` and stays. Values that a person typed or accepted stay, and so do people on the do-not-contact list. POST /leads/decisions/{id}/undo takes all of it back. Repeating the call decides what is still open.',
      },
    })
    .input(decideSuggestionsInput)
    .output(leadDecisionsSchema)
    .mutation(({ ctx, input }) => decideSuggestions({ ctx: ctx.service, input }, syncRecipientsAfterEdit)),

  undoDecisions: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/decisions/{id}/undo',
        tags,
        summary: 'Undo a decision about many suggestions',
        description:
          'Former values return and the suggestions wait again; values that were changed since stay and are listed.',
      },
    })
    .input(undoDecisionsInput)
    .output(undoneDecisionsSchema)
    .mutation(({ ctx, input }) => undoDecisions({ ctx: ctx.service, input }, syncRecipientsAfterEdit)),

  decideReview: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/{id}/review',
        tags,
        summary: 'Choose a match',
        description: 'Chooses the right one of several matching people, or none of them.',
      },
    })
    .input(decideReviewInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => decideReview({ ctx: ctx.service, input }, syncRecipientsAfterEdit)),
};
