/** Beside each other, charts are as high as one another, whatever they show and while they load. */
export const CHART_CARD = 'flex min-w-0 flex-col lg:min-h-[37rem]';
