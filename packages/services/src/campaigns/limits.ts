/** What the calls on campaigns of reports accept. No imports. */

export const CAMPAIGNS_PAGE_MAX = 200;
export const CAMPAIGN_NAME_MAX = 200;
export const CAMPAIGN_DESCRIPTION_MAX = 2000;
export const CAMPAIGN_ITEMS_MAX = 1000;
