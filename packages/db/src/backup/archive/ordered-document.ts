import mongoose, { type mongo } from 'mongoose';

const { BSON } = mongoose.mongo;
/** Numbers keep the type that they were stored with. */
const AS_STORED = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;
const TYPE_DOCUMENT = 3;
const TYPE_ARRAY = 4;

/**
 * A stored document as one to insert, which is stored as the same bytes. Objects of JavaScript put fields that are named by numbers
 * first, so one that has such fields becomes a Map.
 */
export function toInsertable(bytes: Uint8Array): mongo.Document {
  const document = BSON.deserialize(bytes, AS_STORED);
  return hasNumberedFields(document) ? (inStoredOrder(bytes, document) as mongo.Document) : document;
}

function hasNumberedFields(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNumberedFields);
  if (!isPlain(value)) return false;
  return Object.entries(value).some(([name, field]) => /^\d/.test(name) || hasNumberedFields(field));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function inStoredOrder(bytes: Uint8Array, value: mongo.Document): Map<string, unknown> | unknown[] {
  const fields = [...BSON.onDemand.parseToElements(bytes)].map(([type, nameAt, nameLength, at, length]) => {
    const name = Buffer.from(bytes.subarray(nameAt, nameAt + nameLength)).toString();
    const field: unknown = value[name];
    const isNested = type === TYPE_DOCUMENT || type === TYPE_ARRAY;
    const isOpen = isNested && (Array.isArray(field) || isPlain(field));
    return [name, isOpen ? inStoredOrder(bytes.subarray(at, at + length), field as mongo.Document) : field] as const;
  });
  return Array.isArray(value) ? fields.map(([, field]) => field) : new Map(fields);
}
