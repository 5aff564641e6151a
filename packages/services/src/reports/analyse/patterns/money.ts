const SYMBOL = '(?:US|A|C|AU|CA|NZ|S|HK)?\\$|[€£¥₹]';
const CODE = 'USD|EUR|GBP|CHF|SEK|NOK|DKK|CAD|AUD|SGD|JPY|INR|PLN|CZK|ILS|BRL';
const FIGURE = '\\d{1,3}(?:[.,\\s]\\d{3}){0,4}(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?';
const SCALE =
  'k|m|mn|mm|mln|mil|million|millions|bn|b|billion|billions|thousand|mio|mrd|millionen|milliarden|millones|milliards|tr|trillion|crore|lakh';
const UNIT = "dollars|euros?|pounds|francs|kronor|kroner|d['’]euros|de euros|de dollars|de dólares|us-dollar";

/** An amount of money, never a part of one, as headlines write it: "$40 million", "€4.5M", "40m euros", "12 Mio. Euro". */
export const MONEY = `(?:(?:${SYMBOL}|\\b(?:${CODE}))\\s?(?:${FIGURE})(?:[\\s-]?(?:${SCALE})\\b\\.?)?(?!\\d|[.,]\\d|[\\s-]?(?:${SCALE})\\b)|(?<![\\w$€£.,])(?:${FIGURE})\\s?(?:(?:${SCALE})\\.?\\s(?:${UNIT})|(?:${SCALE})?\\.?\\s?(?:${CODE}|[€£])|(?:million|billion|mn|bn|m|millionen|millions|millones)\\b))`;
