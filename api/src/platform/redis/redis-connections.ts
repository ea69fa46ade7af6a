import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

/** Milliseconds that a command may take before it counts as lost, and between two looks whether Redis answers. */
const COMMAND_MS = 500;
const PROBE_MS = 1_000;
const CONNECT_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;
/** A connection on which nothing has come for so long after a command is opened again. */
const IDLE_TIMEOUT_MS = 5_000;
/** The same of one that waits for a job for up to five seconds. */
const BLOCKING_IDLE_TIMEOUT_MS = 15_000;
const LONGEST_PAUSE_MS = 2_000;

const common: RedisOptions = {
  connectTimeout: CONNECT_MS,
  keepAlive: KEEP_ALIVE_MS,
  retryStrategy: (attempt) => Math.min(100 * attempt, LONGEST_PAUSE_MS),
  /* Commands are small and there are few; waiting for more of them would only delay them. */
  enableAutoPipelining: false,
};

/** What waits for replies of its own accord, and so may wait for a connection. */
const waitingForServer: RedisOptions = { ...common, maxRetriesPerRequest: null, enableReadyCheck: false };

/** What a connection is for: commands, messages of other processes, or waiting for jobs. */
export type RedisConnectionKind = 'commands' | 'subscriber' | 'blocking';

const optionsOf: Readonly<Record<RedisConnectionKind, RedisOptions>> = {
  /* Never waits for a connection: callers continue without Redis. */
  commands: {
    ...common,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
  },
  /* The library would subscribe again by commands whose failure nobody catches. */
  subscriber: { ...waitingForServer, autoResubscribe: false },
  blocking: { ...waitingForServer, socketTimeout: BLOCKING_IDLE_TIMEOUT_MS },
};

/**
 * Holds the connections of this process to Redis, and whether it answers. While it does not, nobody asks it but this,
 * once a second; each change is logged once.
 */
export class RedisConnections {
  /** For commands. Each is refused at once without a connection, and after half a second without a reply. */
  readonly commands: Redis;
  private readonly logger = new Logger('Redis');
  private readonly opened: Redis[] = [];
  private readonly timer: NodeJS.Timeout;
  private answers = false;
  private probing = false;
  private failures = 0;
  private lastError = '';

  constructor(
    private readonly url: string,
    /** What the names of all keys begin with. */
    readonly prefix: string,
  ) {
    this.commands = this.open('commands');
    this.commands.on('ready', () => void this.probe());
    this.commands.on('close', () => this.noteFailure());
    this.timer = setInterval(() => void this.probe(), PROBE_MS).unref();
  }

  /** Returns whether Redis answered when it was last asked. */
  get isAvailable(): boolean {
    return this.answers;
  }

  /** Counts the commands and connections that have failed. */
  get failureCount(): number {
    return this.failures;
  }

  /** Opens a connection; it is closed with the others. */
  open(kind: RedisConnectionKind): Redis {
    const client = new Redis(this.url, optionsOf[kind]);
    /* Without a listener an error would end the process. */
    client.on('error', (error: Error) => {
      this.lastError = error.message || error.name;
      if (kind === 'commands') this.noteFailure();
    });
    client.setMaxListeners(0);
    this.opened.push(client);
    return client;
  }

  /** Says that a command failed or took too long: Redis is not asked again until it answers the next look. */
  noteFailure(error?: unknown): void {
    this.failures++;
    if (error instanceof Error) this.lastError = error.message;
    if (!this.answers) return;
    this.answers = false;
    this.logger.warn(`Redis does not answer (${this.lastError || 'connection closed'}); going on without it.`);
  }

  /** Closes every connection at once; what was not answered is lost. */
  close(): void {
    clearInterval(this.timer);
    this.answers = false;
    for (const client of this.opened) client.disconnect();
  }

  private async probe(): Promise<void> {
    if (this.probing || this.commands.status !== 'ready') return;
    this.probing = true;
    try {
      await this.commands.ping();
      if (!this.answers) {
        this.answers = true;
        this.logger.log('Redis answers.');
      }
    } catch (error) {
      this.noteFailure(error);
    } finally {
      this.probing = false;
    }
  }
}
