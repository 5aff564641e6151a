export { importCustomers, previewCustomers } from './import/import-customers.ts';
export type { CustomerFile } from './import/plan-import.ts';
export { exportCustomers } from './list/export-customers.ts';
export { getCustomer, listCustomers } from './list/list-customers.ts';
export { addCustomer, removeCustomers, updateCustomer } from './list/write-customers.ts';
export { CUSTOMER_PERSONAL_DATA } from './personal-data.ts';
