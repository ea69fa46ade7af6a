import { documentOperations as operations } from '@prentice/contract';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { attachment } from '../../platform/files/attachment.ts';
import { Documents } from './documents.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

@Controller()
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Bind(operations.list)
  list(@FromRequest() input: In<'list'>, @CallerOf() caller: Caller) {
    return this.documents.list(caller, input.list('own'));
  }

  @Bind(operations.upload)
  upload(@FromRequest() input: In<'upload'>, @CallerOf() caller: Caller) {
    return this.documents.upload(caller, input.body.kind, input.file);
  }

  @Bind(operations.accesses)
  accesses(@FromRequest() input: In<'accesses'>, @CallerOf() caller: Caller) {
    return this.documents.accesses(caller, input.list('owner'));
  }

  @Bind(operations.get)
  get(@FromRequest() input: In<'get'>, @CallerOf() caller: Caller) {
    return this.documents.get(caller, input.params.id);
  }

  @Bind(operations.file)
  async file(
    @FromRequest() input: In<'file'>,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { row, bytes } = await this.documents.file(caller, input.params.id);
    return attachment(reply, { bytes, fileName: row.fileName, mediaType: row.mediaType });
  }

  @Bind(operations.reveal)
  async reveal(
    @FromRequest() input: In<'reveal'>,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { row, bytes } = await this.documents.reveal(caller, input.params.id, input.body);
    return attachment(reply, { bytes, fileName: row.fileName, mediaType: row.mediaType });
  }

  @Bind(operations.reading)
  reading(@FromRequest() input: In<'reading'>, @CallerOf() caller: Caller) {
    return this.documents.reading(caller, input.params.id);
  }

  @Bind(operations.rename)
  rename(@FromRequest() input: In<'rename'>, @CallerOf() caller: Caller) {
    return this.documents.rename(caller, input.params.id, input.body.name);
  }

  @Bind(operations.remove)
  remove(@FromRequest() input: In<'remove'>, @CallerOf() caller: Caller) {
    return this.documents.remove(caller, input.params.id);
  }
}
