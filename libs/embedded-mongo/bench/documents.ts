import { ObjectId, type Document } from 'mongodb';

export const COUNT = 50_000;
const STATUSES = ['draft', 'open', 'open', 'open', 'closed'];

/** The nth document of the measured collection: about 1 KB of BSON with the shapes that applications store. */
export function measured(n: number): Document {
  return {
    _id: new ObjectId(n.toString(16).padStart(24, '0')),
    email: `person${n}@example.org`,
    number: n,
    status: STATUSES[n % STATUSES.length],
    employerId: new ObjectId((n % 100).toString(16).padStart(24, 'e')),
    createdAt: new Date(1_700_000_000_000 + ((n * 7919) % COUNT) * 60_000),
    pay: { amount: 500 + (n % 40) * 25, currency: 'EUR', period: 'month' },
    tags: [`tag${n % 7}`, `tag${n % 11}`],
    open: n % 3 === 0,
    score: (n % 1000) / 7,
    title: `Internship number ${n} in a company with a name`,
    text: 'A sentence about the work. '.repeat(24),
  };
}
