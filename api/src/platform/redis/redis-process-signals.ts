import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ProcessSignals, type ProcessSignal, type SharedServiceStatus } from '../events/process-signals.port.ts';
import type { RedisConnections } from './redis-connections.ts';

/** Says it through Redis' channels. */
export class RedisProcessSignals extends ProcessSignals implements OnApplicationShutdown {
  /** Tells this process's own signals from those of others. */
  private readonly sender = randomUUID();
  private readonly listeners = new Map<string, (() => void)[]>();
  private subscriber: Redis | undefined;

  constructor(private readonly redis: RedisConnections) {
    super();
  }

  get status(): SharedServiceStatus {
    return this.redis.isAvailable ? 'ok' : 'degraded';
  }

  /** Closes Redis' connections, after everything that might still say something. */
  onApplicationShutdown(): void {
    this.redis.close();
  }

  send(signal: ProcessSignal): void {
    if (!this.redis.isAvailable) return;
    this.redis.commands
      .publish(this.channelOf(signal), this.sender)
      .catch((error: unknown) => this.redis.noteFailure(error));
  }

  on(signal: ProcessSignal, listener: () => void): void {
    const channel = this.channelOf(signal);
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    this.subscriber ??= this.openSubscriber();
    this.subscribe(channel);
  }

  private openSubscriber(): Redis {
    const subscriber = this.redis.open('subscriber');
    subscriber.on('message', (channel: string, sender: string) => {
      if (sender !== this.sender) this.notify(channel);
    });
    /* Whatever was said without a connection was not heard. */
    subscriber.on('ready', () => {
      for (const channel of this.listeners.keys()) {
        this.subscribe(channel);
        this.notify(channel);
      }
    });
    return subscriber;
  }

  /** Subscribes; without a connection the next one tries again. */
  private subscribe(channel: string): void {
    if (this.subscriber?.status === 'ready') this.subscriber.subscribe(channel).catch(() => undefined);
  }

  private notify(channel: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener();
  }

  private channelOf(signal: ProcessSignal): string {
    return `${this.redis.prefix}:signal:${signal}`;
  }
}
