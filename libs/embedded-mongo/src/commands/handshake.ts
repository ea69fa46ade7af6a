import { Binary, Int32, ObjectId } from 'bson';
import type { Value } from '../bson.ts';
import { SESSION_MINUTES } from '../sessions/session-store.ts';
import type { Command, CommandContext } from './command.ts';

/** The wire version announced: that of MongoDB 7.0. */
const WIRE_VERSION = 21;
const VERSION = '7.0.0';
const SET_NAME = 'embedded';
const ELECTION = new ObjectId('7fffffff0000000000000001');

const GREETING_ARGUMENTS = [
  'helloOk',
  'client',
  'compression',
  'backpressure',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'hostInfo',
  'loadBalanced',
  'topologyVersion',
  'maxAwaitTimeMS',
  'internalClient',
  'forShell',
  '$replData',
  '$audit',
];

function greet({ server, connectionId, now, name }: CommandContext): ReturnType<Command['run']> {
  const { address } = server;
  return {
    fields: new Map<string, Value>([
      ['helloOk', true],
      [name === 'hello' ? 'isWritablePrimary' : 'ismaster', true],
      ['secondary', false],
      ['hosts', [address]],
      ['setName', SET_NAME],
      ['setVersion', new Int32(1)],
      ['primary', address],
      ['me', address],
      ['electionId', ELECTION],
      ['maxBsonObjectSize', new Int32(16_777_216)],
      ['maxMessageSizeBytes', new Int32(48_000_000)],
      ['maxWriteBatchSize', new Int32(100_000)],
      ['localTime', now],
      ['logicalSessionTimeoutMinutes', new Int32(SESSION_MINUTES)],
      ['connectionId', new Int32(connectionId)],
      ['minWireVersion', new Int32(0)],
      ['maxWireVersion', new Int32(WIRE_VERSION)],
      ['readOnly', false],
    ]),
  };
}

/** Greeting of drivers: a replica set of one member. Without `topologyVersion`, so that no streaming is asked for. */
export const hello: Command = { accepts: GREETING_ARGUMENTS, run: greet };

export const ping: Command = { accepts: [], run: () => ({ fields: new Map() }) };

export const buildInfo: Command = {
  accepts: [],
  run: () => ({
    fields: new Map<string, Value>([
      ['version', VERSION],
      [
        'versionArray',
        VERSION.split('.')
          .concat('0')
          .map((part) => new Int32(Number(part))),
      ],
      ['modules', ['embedded-mongo']],
      ['bits', new Int32(64)],
      ['debug', false],
      ['maxBsonObjectSize', new Int32(16_777_216)],
    ]),
  }),
};

/** The driver ends its sessions when it closes. */
export const endSessions: Command = {
  accepts: [],
  run: ({ body, name, server }) => {
    const sessions = body.get(name);
    for (const lsid of Array.isArray(sessions) ? sessions : []) {
      const id = lsid instanceof Map ? lsid.get('id') : undefined;
      if (id instanceof Binary) {
        const key = id.toString('hex');
        server.sessions.end(key);
        server.cursors.killOfSession(key);
      }
    }
    return { fields: new Map() };
  },
};
