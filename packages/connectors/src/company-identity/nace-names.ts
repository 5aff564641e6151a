/**
 * What companies of a NACE division are called, and of a group or class where it has a name of its own. A division is
 * never called after one of its members: "35" has gas and steam beside solar power.
 */
const NAMES = `
01 Agriculture
03 Fishing
06 Oil and Gas
10 Food Production
11 Beverages
13 Textiles
14 Clothing
20 Chemicals
20.42 Cosmetics
21 Pharmaceuticals
24 Metals
26 Electronics
26.6 Medical Devices
27 Electrical Equipment
28 Machinery
29 Automotive
30 Transport Equipment
30.1 Shipbuilding
30.2 Rail
30.3 Aerospace
30.4 Defense
31 Furniture
32 Manufacturing
32.12 Luxury Goods
32.3 Sporting Goods
32.4 Toys
32.5 Medical Devices
35 Energy
36 Utilities
41 Construction
46 Wholesale
47 Retail
49 Transportation
49.1 Rail
49.2 Rail
49.4 Logistics
50 Shipping
52 Logistics
52.1 Warehousing
52.22 Maritime
52.23 Aviation
55 Hospitality
56 Restaurants
58 Media
58.2 Software
58.21 Gaming
61 Telecommunications
62 Information Technology
62.01 Software
62.1 Software
63 Information Services
63.91 Media
64 Financial Services
64.1 Banking
64.3 Asset Management
65 Insurance
65.3 Financial Services
68 Real Estate
70 Professional Services
70.2 Consulting
70.21 Public Relations
71 Engineering Services
71.11 Architecture & Planning
72 Research
72.11 Biotechnology
73 Advertising
73.2 Market Research
78 Staffing
85 Education
86 Hospital & Health Care
86.1 Hospitals and Clinics
86.2 Medical Practice
87 Residential Care
88 Social Work
`;

const NAME_OF = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...words] = line.split(' ');
      return [code.replace('.', ''), words.join(' ')] as const;
    }),
);
const CLASS_LENGTH = 4;

/** "28.990", "28.99B" or "28990" → "Machinery"; null when the code is missing or its division is not in the table. */
export function industryName(code: string | null | undefined): string | null {
  const digits = (code ?? '').replace(/\D/g, '').slice(0, CLASS_LENGTH);
  const lengths = Array.from({ length: Math.max(0, digits.length - 1) }, (_, index) => digits.length - index);
  return lengths.map((length) => NAME_OF.get(digits.slice(0, length))).find((name) => name !== undefined) ?? null;
}
