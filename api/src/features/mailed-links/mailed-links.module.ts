import { Module } from '@nestjs/common';
import { AdministratorsModule } from '../administrators/index.ts';
import { MailedLinksController } from './mailed-links.controller.ts';
import { MailedLinks } from './mailed-links.service.ts';

@Module({ imports: [AdministratorsModule], controllers: [MailedLinksController], providers: [MailedLinks] })
export class MailedLinksModule {}
