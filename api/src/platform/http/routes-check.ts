import { allOperations, type OperationShape } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { operationOf } from './operations-controller.decorator.ts';

/** Fails the start when a handler is bound to no operation, or an operation has no handler. */
@Injectable()
export class RoutesCheck implements OnModuleInit {
  /** Operations that must be bound, by name: all that the contract has. */
  static readonly declared: readonly { name: string; operation: OperationShape }[] = allOperations;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const bound = new Set<OperationShape>();
    for (const controller of this.discovery.getControllers()) {
      const instance: unknown = controller.instance;
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Reflect.getPrototypeOf(instance) ?? {};
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const handler: unknown = Reflect.get(prototype, method);
        if (typeof handler !== 'function' || !Reflect.hasMetadata('path', handler)) continue;
        const declared = operationOf(handler);
        if (!declared) throw new Error(`${controller.name}.${method} is a route without a declared operation.`);
        if (bound.has(declared)) throw new Error(`${declared.method} ${declared.path} has two handlers.`);
        bound.add(declared);
      }
    }
    const missing = RoutesCheck.declared.filter(({ operation }) => !bound.has(operation)).map(({ name }) => name);
    if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  }
}
