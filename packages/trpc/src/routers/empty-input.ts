import { z } from 'zod';

/** Of a POST that needs nothing but its address. */
export const emptyInput = z.object({}).meta({ id: 'EmptyInput', description: 'Nothing is needed' });
