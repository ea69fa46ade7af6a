export { MailedLinksModule } from './mailed-links.module.ts';
