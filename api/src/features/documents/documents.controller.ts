import { documentOperations as operations } from '@prentice/contract';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { sendDownload } from '../../platform/files/file-download.ts';
import { Documents } from './documents.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

@Controller()
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: In<'list'>, @CurrentCaller() caller: Caller) {
    return this.documents.list(caller, input.list('own'));
  }

  @BindOperation(operations.upload)
  upload(@OperationInput() input: In<'upload'>, @CurrentCaller() caller: Caller) {
    return this.documents.upload(caller, input.body.kind, input.file);
  }

  @BindOperation(operations.accesses)
  accesses(@OperationInput() input: In<'accesses'>, @CurrentCaller() caller: Caller) {
    return this.documents.accesses(caller, input.list('owner'));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: In<'get'>, @CurrentCaller() caller: Caller) {
    return this.documents.get(caller, input.params.id);
  }

  @BindOperation(operations.file)
  async file(
    @OperationInput() input: In<'file'>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { row, bytes } = await this.documents.file(caller, input.params.id);
    return sendDownload(reply, { bytes, fileName: row.fileName, mediaType: row.mediaType });
  }

  @BindOperation(operations.reveal)
  async reveal(
    @OperationInput() input: In<'reveal'>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { row, bytes } = await this.documents.reveal(caller, input.params.id, input.body);
    return sendDownload(reply, { bytes, fileName: row.fileName, mediaType: row.mediaType });
  }

  @BindOperation(operations.reading)
  reading(@OperationInput() input: In<'reading'>, @CurrentCaller() caller: Caller) {
    return this.documents.readCv(caller, input.params.id);
  }

  @BindOperation(operations.rename)
  rename(@OperationInput() input: In<'rename'>, @CurrentCaller() caller: Caller) {
    return this.documents.rename(caller, input.params.id, input.body.name);
  }

  @BindOperation(operations.remove)
  remove(@OperationInput() input: In<'remove'>, @CurrentCaller() caller: Caller) {
    return this.documents.remove(caller, input.params.id);
  }
}
