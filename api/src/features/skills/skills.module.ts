import { Module } from '@nestjs/common';
import { SkillsController } from './skills.controller.ts';

@Module({ controllers: [SkillsController] })
export class SkillsModule {}
