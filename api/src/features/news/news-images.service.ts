import {
  AppError,
  newsImageEdges,
  newsImageIds,
  newsImagePath,
  newsLimits,
  type NewsCover,
  type NewsImageEdge,
} from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { randomBytes } from 'node:crypto';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { reencodePicture } from '../../platform/files/picture.ts';
import type { UploadedFile } from '../../platform/http/operations-controller.decorator.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import {
  NewsImage,
  NewsItem,
  NewsRevision,
  type NewsImageRow,
  type NewsRevisionRow,
  type NewsRow,
} from './news.entity.ts';

const MB = 1024 * 1024;

/** The parts of an item that refer to images. */
interface Illustrated {
  readonly body: string;
  readonly cover?: NewsCover | null | undefined;
}

const idsIn = ({ body, cover }: Illustrated): string[] => [
  ...new Set([...newsImageIds(body), ...newsImageIds(cover?.image ?? '')]),
];

/** Keeps the images of news items; whoever may read an item sees them. */
@Injectable()
export class NewsImages implements OnModuleInit {
  private readonly logger = new Logger('NewsImages');

  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly files: FileStore,
    private readonly clock: Clock,
    private readonly scheduler: JobScheduler,
  ) {}

  private get rows() {
    return this.database.collection<NewsImageRow>(NewsImage);
  }

  onModuleInit(): void {
    this.scheduler.schedule('news.images', DAY, (now) => this.removeUnused(now));
  }

  /**
   * Encodes an image anew in every size and keeps it.
   * @throws AppError FILE_TOO_LARGE, FILE_TYPE, FILE_CORRUPT, SAVED_LIMIT
   */
  async add(caller: Caller, id: string, { bytes }: UploadedFile): Promise<{ path: string }> {
    const { _id: newsId } = await this.records.read(caller, 'update', NewsItem, id);
    if (bytes.length > newsLimits.imageBytes) throw new AppError('FILE_TOO_LARGE', { mb: newsLimits.imageBytes / MB });
    if ((await this.rows.countDocuments({ newsId })) >= newsLimits.images)
      throw new AppError('SAVED_LIMIT', { n: newsLimits.images });
    const pictures = [];
    for (const edge of newsImageEdges) pictures.push(await reencodePicture(bytes, Number(edge)));
    const [small, middle, large] = pictures;
    if (!small || !middle || !large) throw new AppError('FILE_CORRUPT');
    const row = await this.storeSizes(newsId, [small.bytes, middle.bytes, large.bytes]);
    return { path: newsImagePath({ id: row._id.toHexString(), width: large.width, height: large.height }) };
  }

  /** Bytes are written first, so that a record never points at nothing. */
  private async storeSizes(newsId: ObjectId, [small, middle, large]: readonly [Buffer, Buffer, Buffer]) {
    const keys = {
      '480': await this.files.put(small),
      '960': await this.files.put(middle),
      '1600': await this.files.put(large),
    };
    const row = { _id: new ObjectId(randomBytes(12)), newsId, keys, createdAt: this.clock.now() };
    await this.rows.insertOne(row);
    return row;
  }

  /** Returns the bytes of one size. @throws AppError NOT_FOUND when the caller may not read the item */
  async read({ ability }: Caller, id: string, edge: NewsImageEdge): Promise<Buffer> {
    const image = await this.rows.findOne({ _id: objectId(id) });
    if (!image) throw new AppError('NOT_FOUND');
    const item = await this.database.collection<NewsRow>(NewsItem).findOne({ _id: image.newsId });
    this.accessPolicy.authorize(ability, 'read', 'NewsItem', item);
    return this.files.get(image.keys[edge]);
  }

  /**
   * @throws AppError VALIDATION_FAILED when a text or cover shows an image of another item, whose readers may be others
   */
  async assertOwn(newsId: ObjectId, item: Illustrated): Promise<void> {
    const ids = idsIn(item);
    if (ids.length === 0) return;
    const imageIds = await this.rows.distinct('_id', { newsId });
    const strange = ids.filter((id) => !imageIds.some((imageId) => imageId.toHexString() === id));
    this.refuseStrangeImages(strange.length > 0, item);
  }

  /** @throws AppError VALIDATION_FAILED when an item that has no images yet refers to one */
  assertNone(item: Illustrated): void {
    this.refuseStrangeImages(idsIn(item).length > 0, item);
  }

  private refuseStrangeImages(isStrange: boolean, { cover }: Illustrated): void {
    if (!isStrange) return;
    const field = cover ? 'cover' : 'body';
    throw new AppError('VALIDATION_FAILED', {}, [{ field, code: 'image', message: 'Choose an image.' }]);
  }

  /** Gives another item images of its own. @returns its text and cover with their addresses */
  async copy(from: ObjectId, newsId: ObjectId, item: Illustrated) {
    let { body } = item;
    let image = item.cover?.image ?? '';
    for (const id of idsIn(item)) {
      const original = await this.rows.findOne({ _id: objectId(id), newsId: from });
      if (!original) continue;
      const bytes = async (edge: NewsImageEdge) => this.files.get(original.keys[edge]);
      const row = await this.storeSizes(newsId, [await bytes('480'), await bytes('960'), await bytes('1600')]);
      body = body.replaceAll(id, row._id.toHexString());
      image = image.replaceAll(id, row._id.toHexString());
    }
    return { body, cover: item.cover ? { ...item.cover, image } : null };
  }

  /**
   * Removes images older than a day that neither an item nor an earlier text of it shows, and those of deleted items.
   */
  private removeUnused(now: Date): Promise<void> {
    const old = this.rows.find({ createdAt: { $lte: new Date(now.getTime() - DAY) } });
    return forEachDocument(
      old,
      async (image) => {
        if (await this.isUsed(image)) return;
        await this.rows.deleteOne({ _id: image._id });
        for (const key of Object.values(image.keys)) await this.files.remove(key);
      },
      (error, { _id }) => this.logger.error({ err: error, image: _id.toHexString() }),
    );
  }

  private async isUsed({ _id, newsId }: NewsImageRow): Promise<boolean> {
    const id = _id.toHexString();
    const item = await this.database.collection<NewsRow>(NewsItem).findOne({ _id: newsId });
    if (!item) return false;
    if (idsIn(item).includes(id)) return true;
    const earlier = this.database
      .collection<NewsRevisionRow>(NewsRevision)
      .find({ newsId }, { projection: { body: 1 } });
    for await (const { body } of earlier) if (body.includes(id)) return true;
    return false;
  }
}
