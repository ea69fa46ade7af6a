export { SkillsModule } from './skills.module.ts';
