export const HOUR_MAX = 23;
export const KEEP_DAILY_MIN = 1;
export const KEEP_DAILY_MAX = 90;
export const KEEP_WEEKLY_MAX = 104;
export const FOLDER_MAX = 1000;
