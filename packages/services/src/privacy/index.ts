export { eraseAgain } from './requests/erase-again.ts';
export { erasePersonalData } from './requests/erase-personal-data.ts';
export { exportPersonalData, findPersonalData } from './requests/find-personal-data.ts';
