import type { ObjectId } from 'mongodb';

type Section = (userId: ObjectId) => Promise<unknown>;

/** What an export of a person's data consists of. Every feature that keeps personal data registers its section. */
export class PersonalData {
  private readonly sections = new Map<string, Section>();

  register(name: string, section: Section): void {
    this.sections.set(name, section);
  }

  /** Everything about one person, by section. */
  async collect(userId: ObjectId): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const [name, section] of this.sections) parts[name] = await section(userId);
    return parts;
  }
}
