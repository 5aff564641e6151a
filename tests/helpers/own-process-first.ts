import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One project after the other: a process that is shared ends where the next file belongs to another project. */
export class OwnProcessFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isShared = ({ project }: TestSpecification) => project.config.isolate === false;
    return [...sorted.filter((file) => !isShared(file)), ...sorted.filter(isShared)];
  }
}
