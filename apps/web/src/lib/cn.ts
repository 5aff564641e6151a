import { type ClassValue, clsx } from 'clsx';

/** Joins class names, dropping what is false or empty. Later classes do not override earlier ones by themselves. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
