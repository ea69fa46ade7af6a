import { Module } from '@nestjs/common';
import { LiveUpdatesController } from './live-updates.controller.ts';
import { LiveUpdateConsumers } from './live-updates.consumers.ts';

@Module({ controllers: [LiveUpdatesController], providers: [LiveUpdateConsumers] })
export class LiveUpdatesModule {}
