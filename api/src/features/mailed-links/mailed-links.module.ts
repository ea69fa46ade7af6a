import { Module } from '@nestjs/common';
import { MailedLinksController } from './mailed-links.controller.ts';
import { MailedLinks } from './mailed-links.service.ts';

@Module({ controllers: [MailedLinksController], providers: [MailedLinks] })
export class MailedLinksModule {}
